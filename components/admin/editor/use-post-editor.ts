import { useState } from 'react';
import type { AdminFailure } from '@/lib/action';
import type { SaveAnswer } from '@/lib/action/save-answer';
import { type EditorPost, emptyPost, postFieldErrors } from '@/lib/blog/admin-schema';
import { slugFrom } from '@/lib/blog/editor/text';
import type { PostFields } from '@/lib/blog/post-fields';
import { toast } from '@/lib/browser/toast';
import { withTypedMeanwhile } from '@/lib/browser/typed-meanwhile';
import { sameFields } from '../form/same-fields';
import { calls } from './editor-calls';

export type FieldErrors = Partial<Record<keyof PostFields, string>>;

/** Line breaks as the editor counts them, so that places in the text are the same everywhere. */
function settled(fields: PostFields): PostFields {
  return { ...fields, content: fields.content.replace(/\r\n?/g, '\n') };
}

type Draft = {
  /** The draft that a save ends. */
  id: () => string;
  onSaved: () => void;
  /** Something else is about to take the place of what was typed. */
  onReplace: () => void;
};

/** What is typed into a post, what became of saving it, and where both differ from what is stored. */
export function usePostEditor(id: string, opened: EditorPost | null, draft: Draft) {
  const [post, setPost] = useState(opened);
  const [expected, setExpected] = useState(opened?.updatedAt ?? null);
  const [fields, setFields] = useState(() => settled(opened?.fields ?? emptyPost));
  const [revision, setRevision] = useState(0);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempts, setAttempts] = useState(0);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<AdminFailure | null>(null);
  const [theirs, setTheirs] = useState<EditorPost | null>(null);
  const [isGone, setIsGone] = useState(false);
  const stored = settled(post?.fields ?? emptyPost);

  function change(changed: Partial<PostFields>) {
    setFields((before) => ({ ...before, ...changed }));
    setErrors((before) => without(before, Object.keys(changed)));
  }

  /** The slug follows the title until it was edited by hand or readers may know it. */
  function changeTitle(title: string) {
    const follows = !post?.wasPublic && (fields.slug === '' || fields.slug === slugFrom(fields.title));
    change(follows ? { title, slug: slugFrom(title) } : { title });
  }

  /** Fields that were not typed: the text is put into the editor too. */
  function replace(changed: Partial<PostFields>, basedOn = expected) {
    change(settled({ ...fields, ...changed }));
    setExpected(basedOn);
    setRevision((number) => number + 1);
  }

  async function save(basedOn = expected) {
    if (pending) return;
    if (post && basedOn === post.updatedAt && sameFields(fields, stored))
      return toast.info('Nothing to save', { description: 'Everything is saved.' });
    const wrong = postFieldErrors(fields);
    setErrors(wrong ?? {});
    setAttempts((number) => number + 1);
    setFailure(null);
    if (wrong) return;
    setPending(true);
    const result = await calls.save({ id, expected: basedOn, fields, draft: draft.id() });
    setPending(false);
    if (result.status === 'success') return take(result.data, basedOn);
    setFailure(result);
    setErrors(result.fieldErrors ?? {});
    setAttempts((number) => number + 1);
    if (result.reason !== 'session')
      toast.error('Error', {
        description: `Failed to ${basedOn ? 'update' : 'create'} blog post: ${result.message}`,
      });
  }

  function take(answer: SaveAnswer<EditorPost>, basedOn: string | null) {
    if (answer.kind === 'gone') return setIsGone(true);
    if (answer.kind === 'saved') return finish(answer.stored, basedOn);
    // An earlier attempt was stored and its answer lost on the way.
    if (sameFields(settled(answer.theirs.fields), fields)) return finish(answer.theirs, basedOn);
    setTheirs(answer.theirs);
  }

  function finish(saved: EditorPost, basedOn: string | null) {
    const sent = fields;
    const kept = settled(saved.fields);
    // What was typed while the answer was under way stays.
    setFields((now) => withTypedMeanwhile(now, sent, kept));
    setRevision((number) => number + 1);
    settle(saved);
    toast.success('Success', {
      description: basedOn ? 'Blog post updated successfully.' : 'Blog post created successfully.',
    });
    draft.onSaved();
  }

  function settle(now: EditorPost) {
    setPost(now);
    setExpected(now.updatedAt);
    setTheirs(null);
    setIsGone(false);
    setFailure(null);
    setErrors({});
  }

  function loadTheirs() {
    if (!theirs) return;
    draft.onReplace();
    replace(theirs.fields);
    settle(theirs);
  }

  return {
    post,
    fields,
    revision,
    expected,
    errors,
    /** Another number says that `errors` come from a save. */
    attempts,
    pending,
    failure,
    theirs,
    isGone,
    isChanged: !sameFields(fields, stored),
    stored,
    /** A draft needs its title alone; readers need more. */
    needs: (name: keyof PostFields) => name === 'title' || fields.status === 'published',
    change,
    changeTitle,
    replace,
    save: () => save(),
    loadTheirs,
    overwrite: () => theirs && save(theirs.updatedAt),
    /** A post that was deleted meanwhile is made once more, at the address it had. */
    makeAgain: () => save(null),
  };
}

export type PostEditorState = ReturnType<typeof usePostEditor>;

function without(errors: FieldErrors, names: string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}
