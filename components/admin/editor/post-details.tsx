import { NativeSelect } from '@/components/ui/native-select';
import { indianDay } from '@/lib/format/dates';
import { type AuthorChoice, AuthorSelect } from './author-select';
import { CategorySelect } from './category-select';
import { controlAttributes, EditorField } from './editor-field';
import { FeaturedImage } from './featured-image';
import { TextField } from './text-field';
import type { PostEditorState } from './use-post-editor';

type PostDetailsProps = {
  editor: PostEditorState;
  authors: readonly AuthorChoice[];
  imageHosts: readonly string[];
};

/** Everything about a post but its title, address and text. */
export function PostDetails({ editor, authors, imageHosts }: PostDetailsProps) {
  const { fields, change, errors } = editor;
  return (
    <div className="grid grid-cols-1 gap-5">
      <TextField
        editor={editor}
        name="excerpt"
        required
        rows={3}
        hint="Shown in lists and under the title."
      />
      <FeaturedImage editor={editor} imageHosts={imageHosts} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <AuthorSelect editor={editor} authors={authors} />
        <TextField
          editor={editor}
          name="published_at"
          type="date"
          max={indianDay(new Date())}
          hint="Not later than today. Without a date a post is published with today’s."
        />
        <CategorySelect editor={editor} />
        <TextField
          editor={editor}
          name="tags"
          hint="Separated by commas. A post stands under the tabs of the blog that its tags name."
        />
        <EditorField name="status" error={errors.status}>
          <NativeSelect
            {...controlAttributes('status', { error: errors.status })}
            value={fields.status}
            onChange={(event) =>
              change({ status: event.target.value === 'published' ? 'published' : 'draft' })
            }
          >
            <option value="draft">Draft</option>
            <option value="published">Published</option>
          </NativeSelect>
        </EditorField>
        {fields.status === 'draft' && (
          <TextField
            editor={editor}
            name="publish_at"
            type="datetime-local"
            hint="In Indian time. The published date is then that day. Left empty, you publish it by hand."
          />
        )}
        <div className="flex items-center gap-3 sm:pt-8">
          <input
            id="post-is_featured"
            name="is_featured"
            type="checkbox"
            checked={fields.is_featured}
            onChange={(event) => change({ is_featured: event.target.checked })}
            className="size-5 accent-[var(--rank)]"
          />
          <label htmlFor="post-is_featured" className="font-medium">
            Featured at the top of the blog
          </label>
        </div>
      </div>
      <TextField
        editor={editor}
        name="meta_title"
        hint="For search results, where it differs from the title. The name of the site is added."
      />
      <TextField
        editor={editor}
        name="meta_description"
        rows={3}
        hint="For search results, where it differs from the excerpt."
      />
    </div>
  );
}
