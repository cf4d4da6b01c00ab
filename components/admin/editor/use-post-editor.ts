import type { AdminResult } from '@/lib/action';
import type { SaveAnswer } from '@/lib/action/save-answer';
import { type EditorPost, emptyPost, postFieldsSchema } from '@/lib/blog/admin-schema';
import { slugFrom } from '@/lib/blog/editor/text';
import type { PostFields } from '@/lib/blog/post-fields';
import { toast } from '@/lib/browser/toast';
import { routes } from '@/lib/routes';
import { useAdminForm } from '../form/use-admin-form';
import { useMovedLinks } from '../removal/use-moved-links';
import type { PostDraftKeeper } from './draft-keeper';
import { calls } from './editor-calls';

type Answer = AdminResult<SaveAnswer<EditorPost>>;
type Options = {
  id: string;
  /** Null for a new one. */
  opened: EditorPost | null;
  keeper: PostDraftKeeper;
  onSaved: () => void;
  /** Something else is about to take the place of what was typed. */
  onReplace: () => void;
};

export function usePostEditor({ id, opened, keeper, onSaved, onReplace }: Options) {
  const moved = useMovedLinks();
  const form = useAdminForm<PostFields, EditorPost>({
    ...{ opened: opened && asTyped(opened), empty: emptyPost, schema: postFieldsSchema, keeper, onReplace },
    async save(fields, expected, before) {
      const answer = asTypedIn(await calls.save({ id, expected, fields, draft: keeper.id() }));
      if (before?.wasPublic && answer.status === 'success' && answer.data.kind === 'saved')
        void moved.follow(routes.post(before.fields.slug), routes.post(answer.data.stored.fields.slug));
      return answer;
    },
    onSaved(_, isNew) {
      toast.success('Success', { description: `Blog post ${isNew ? 'created' : 'updated'} successfully.` });
      onSaved();
    },
    onFailure({ reason, message }, isNew) {
      if (reason === 'session') return;
      toast.error('Error', { description: `Failed to ${isNew ? 'create' : 'update'} blog post: ${message}` });
    },
  });
  const { stored: post, fields, change } = form;

  /** The slug follows the title until it was edited by hand or readers may know it. */
  function changeTitle(title: string): void {
    const follows = !post?.wasPublic && (fields.slug === '' || fields.slug === slugFrom(fields.title));
    change(follows ? { title, slug: slugFrom(title) } : { title });
  }

  return {
    ...form,
    post,
    stored: post?.fields ?? emptyPost,
    /** A draft needs its title alone; readers need more. */
    needs: (name: keyof PostFields) => name === 'title' || fields.status === 'published',
    changeTitle,
    moved,
    /** Fields that were not typed: the text is put into the editor too. */
    replace: (changed: Partial<PostFields>, basedOn?: string | null) =>
      form.replace(withLineBreaks(changed), basedOn),
  };
}

export type PostEditorState = ReturnType<typeof usePostEditor>;

/** Line breaks as the editor counts them, so that places in the text are the same everywhere. */
function withLineBreaks<Fields extends Partial<PostFields>>(fields: Fields): Fields {
  const { content } = fields;
  return content === undefined ? fields : { ...fields, content: content.replace(/\r\n?/g, '\n') };
}

function asTyped(post: EditorPost): EditorPost {
  return { ...post, fields: withLineBreaks(post.fields) };
}

function asTypedIn(result: Answer): Answer {
  if (result.status === 'failure' || result.data.kind === 'gone') return result;
  const { data } = result;
  return {
    status: 'success',
    data:
      data.kind === 'saved'
        ? { kind: 'saved', stored: asTyped(data.stored) }
        : { kind: 'conflict', theirs: asTyped(data.theirs) },
  };
}
