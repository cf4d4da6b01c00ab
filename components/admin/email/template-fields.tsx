import { useRef, useState } from 'react';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import {
  bodyPlaceholders,
  inBraces,
  placeholderProblems,
  subjectPlaceholders,
} from '@/lib/email/placeholder-check';
import type { EmailTemplate } from '@/lib/email/template';
import { Field, fieldAttributes } from '../form/field';
import { insertText } from './insert-text';
import { PlaceholderButtons } from './placeholder-buttons';
import type { TemplateEditor } from './use-template-editor';

type TemplateFieldsProps = {
  editor: TemplateEditor;
  /** What was typed at the last pause: nobody is corrected in the middle of a word. */
  settled: EmailTemplate;
};

const labels = { subject: 'Subject', body: 'HTML body' };
const allowed = { subject: subjectPlaceholders, body: bodyPlaceholders };

export function TemplateFields({ editor, settled }: TemplateFieldsProps) {
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const [last, setLast] = useState<'subject' | 'body'>('body');
  const { fields: typed, change, errors } = editor;
  const told = (name: 'subject' | 'body') => ({
    id: `template-${name}`,
    label: labels[name],
    hint: `You may use ${listed(name)}.`,
    error: errors[name] ?? placeholderProblems(settled[name], allowed[name])[0],
  });
  const fields = { subject: told('subject'), body: told('body') };

  function insert(text: string) {
    const field = last === 'subject' ? subject.current : body.current;
    if (field) insertText(field, text, (value) => change({ [last]: value }));
  }

  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <Field {...fields.subject}>
        <Input
          ref={subject}
          {...fieldAttributes(fields.subject.id, fields.subject)}
          value={typed.subject}
          onChange={(event) => change({ subject: event.target.value })}
          onFocus={() => setLast('subject')}
          autoComplete="off"
        />
      </Field>
      <Field {...fields.body}>
        <Textarea
          ref={body}
          {...fieldAttributes(fields.body.id, fields.body)}
          value={typed.body}
          onChange={(event) => change({ body: event.target.value })}
          onFocus={() => setLast('body')}
          rows={15}
          spellCheck={false}
          className="font-mono sm:text-sm"
        />
      </Field>
      <PlaceholderButtons
        fieldName={last === 'subject' ? 'subject' : labels.body}
        allowed={allowed[last]}
        onInsert={insert}
      />
    </div>
  );
}

function listed(field: 'subject' | 'body'): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(allowed[field].map(inBraces));
}
