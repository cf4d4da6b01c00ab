import { controlStyles } from '@/components/ui/control-styles';
import { controlAttributes, EditorField } from './editor-field';
import type { PostEditorState } from './use-post-editor';

export type AuthorChoice = { id: string; name: string };

/** Fills the name that the article states and the record that its page belongs to. */
export function AuthorSelect({
  editor,
  authors,
}: {
  editor: PostEditorState;
  authors: readonly AuthorChoice[];
}) {
  const { fields, errors } = editor;
  const error = errors.author_id ?? errors.author;
  const chosen = authors.find(({ id }) => id === fields.author_id);
  const isOther = Boolean(chosen && chosen.name !== fields.author && fields.author);
  return (
    <EditorField
      name="author"
      required
      error={error}
      hint={
        isOther &&
        `The article names ${fields.author}. Choose the author again to use the name of the record.`
      }
    >
      <select
        {...controlAttributes('author', { required: true, hint: isOther, error })}
        value={fields.author_id}
        onChange={({ target: { value } }) => {
          const author = authors.find(({ id }) => id === value);
          editor.change({ author_id: value, author: author?.name ?? '' });
        }}
        className={`${controlStyles} h-11`}
      >
        <option value="">Choose an author</option>
        {!chosen && fields.author_id && (
          <option value={fields.author_id}>{fields.author || 'An author who was removed'}</option>
        )}
        {authors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </EditorField>
  );
}
