import { NativeSelect } from '@/components/ui/native-select';
import { controlAttributes, EditorField } from './editor-field';
import type { PostEditorState } from './use-post-editor';

export type AuthorChoice = { id: string; name: string };

export function authorFields(author_id: string, authors: readonly AuthorChoice[]) {
  return { author_id, author: authors.find(({ id }) => id === author_id)?.name ?? '' };
}

export function AuthorSelect({
  editor,
  authors,
}: {
  editor: PostEditorState;
  authors: readonly AuthorChoice[];
}) {
  const { fields, errors } = editor;
  const error = errors.author_id ?? errors.author;
  const required = editor.needs('author_id');
  const chosen = authors.find(({ id }) => id === fields.author_id);
  return (
    <EditorField name="author" required={required} error={error}>
      <NativeSelect
        {...controlAttributes('author', { required, error })}
        value={fields.author_id}
        onChange={({ target: { value } }) => editor.change(authorFields(value, authors))}
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
      </NativeSelect>
    </EditorField>
  );
}
