import { useState } from 'react';
import type { AdminFailure } from '@/lib/action';
import {
  type EditorPost,
  emptyPost,
  type PostFields,
  postFieldErrors,
  type SaveAnswer,
} from '@/lib/blog/admin-schema';
import { isSamePost } from '@/lib/blog/editor-diff';
import { slugFrom } from '@/lib/blog/editor-text';
import { toast } from '@/lib/toast';
import { calls } from './editor-calls';

export type FieldErrors = Partial<Record<keyof PostFields, string>>;
type Place = { id: string | null; expected: string | null };

/** Line breaks as the editor counts them, so that places in the text are the same everywhere. */
function settled(fields: PostFields): PostFields {
  return { ...fields, content: fields.content.replace(/\r\n?/g, '\n') };
}

/** What is typed into a post, what became of saving it, and where both differ from what is stored. */
export function usePostEditor(opened: EditorPost | null, onSaved: (post: EditorPost) => void) {
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

  async function save(place: Place = { id: post?.id ?? null, expected }) {
    if (pending) return;
    const wrong = postFieldErrors(fields);
    setErrors(wrong ?? {});
    setAttempts((number) => number + 1);
    setFailure(null);
    if (wrong) return;
    setPending(true);
    const result = await calls.save({ ...place, fields });
    setPending(false);
    if (result.status === 'success') return take(result.data, place);
    setFailure(result);
    setErrors(result.fieldErrors ?? {});
    setAttempts((number) => number + 1);
    if (result.reason !== 'session')
      toast.error('Error', {
        description: `Failed to ${place.id ? 'update' : 'create'} blog post: ${result.message}`,
      });
  }

  function take(answer: SaveAnswer, place: Place) {
    if (answer.kind === 'gone') return setIsGone(true);
    if (answer.kind === 'saved') return finish(answer.post, place);
    // An earlier attempt was stored and its answer lost on the way.
    if (isSamePost(settled(answer.theirs.fields), fields)) return finish(answer.theirs, place);
    setTheirs(answer.theirs);
  }

  function finish(saved: EditorPost, place: Place) {
    const sent = fields;
    const kept = settled(saved.fields);
    // What was typed while the answer was under way stays.
    setFields((now) => merged(now, sent, kept));
    setRevision((number) => number + 1);
    settle(saved);
    toast.success('Success', {
      description: place.id ? 'Blog post updated successfully.' : 'Blog post created successfully.',
    });
    onSaved(saved);
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
    replace(theirs.fields);
    settle(theirs);
    onSaved(theirs);
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
    isChanged: !isSamePost(fields, stored),
    stored,
    change,
    changeTitle,
    replace,
    save: () => save(),
    loadTheirs,
    overwrite: () => theirs && save({ id: theirs.id, expected: theirs.updatedAt }),
    saveAsNew: () => save({ id: null, expected: null }),
  };
}

export type PostEditorState = ReturnType<typeof usePostEditor>;

function without(errors: FieldErrors, names: string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

/** The fields as they were stored, except for those that have changed since they were sent. */
function merged(now: PostFields, sent: PostFields, stored: PostFields): PostFields {
  const typed = Object.entries(now).filter(([name, value]) => value !== sent[name as keyof PostFields]);
  return { ...stored, ...Object.fromEntries(typed) };
}
