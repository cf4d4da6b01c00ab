import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { PostFields } from '@/lib/blog/post-fields';
import { controlAttributes, EditorField } from './editor-field';
import type { PostEditorState } from './use-post-editor';

type TextFieldProps = {
  editor: PostEditorState;
  name: Exclude<keyof PostFields, 'is_featured' | 'status'>;
  /** Of what is published; a draft needs its title alone. */
  required?: boolean;
  hint?: string;
  /** More than one makes it a field of several lines. */
  rows?: number;
  type?: 'text' | 'date' | 'datetime-local';
  max?: string;
  onChange?: (value: string) => void;
};

export function TextField({ editor, name, hint, rows = 1, type, max, onChange, ...field }: TextFieldProps) {
  const required = field.required && editor.needs(name);
  const error = editor.errors[name];
  const control = {
    ...controlAttributes(name, { required, hint: Boolean(hint), error }),
    value: editor.fields[name],
    onChange: (event: { target: { value: string } }) =>
      onChange ? onChange(event.target.value) : editor.change({ [name]: event.target.value }),
    autoComplete: 'off',
  };
  return (
    <EditorField name={name} required={required} hint={hint} error={error}>
      {rows > 1 ? <Textarea {...control} rows={rows} /> : <Input {...control} type={type} max={max} />}
    </EditorField>
  );
}
