import { useEffect, useRef, useState } from 'react';
import { controlStyles } from '@/components/ui/control-styles';
import {
  bodyPlaceholders,
  inBraces,
  placeholderProblems,
  subjectPlaceholders,
} from '@/lib/email/placeholder-check';
import type { EmailTemplate } from '@/lib/email/template';
import { insertText } from './insert-text';
import { PlaceholderButtons } from './placeholder-buttons';
import { fieldAttributes, TemplateField } from './template-field';
import type { TemplateEditor } from './use-template-editor';

type TemplateFieldsProps = {
  editor: TemplateEditor;
  /** What was typed at the last pause: nobody is corrected in the middle of a word. */
  settled: EmailTemplate;
};

const fieldNames = { subject: 'subject', body: 'HTML body' };
const allowed = { subject: subjectPlaceholders, body: bodyPlaceholders };

/** Subject, body and the placeholders for the one that had the cursor last. */
export function TemplateFields({ editor, settled }: TemplateFieldsProps) {
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const [last, setLast] = useState<'subject' | 'body'>('body');
  const { typed, change, failure } = editor;
  const errors = {
    subject: failure?.fieldErrors?.subject ?? problems(settled, 'subject'),
    body: failure?.fieldErrors?.body ?? problems(settled, 'body'),
  };

  useEffect(() => {
    if (failure?.fieldErrors?.subject) subject.current?.focus();
    else if (failure?.fieldErrors?.body) body.current?.focus();
  }, [failure]);

  function insert(text: string) {
    const field = last === 'subject' ? subject.current : body.current;
    if (field) insertText(field, text, (value) => change({ [last]: value }));
  }

  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <TemplateField
        id="template-subject"
        label="Subject"
        hint={`You may use ${listed('subject')}.`}
        error={errors.subject}
      >
        <input
          ref={subject}
          {...fieldAttributes('template-subject', errors.subject)}
          value={typed.subject}
          onChange={(event) => change({ subject: event.target.value })}
          onFocus={() => setLast('subject')}
          autoComplete="off"
          className={`${controlStyles} h-11`}
        />
      </TemplateField>
      <TemplateField
        id="template-body"
        label="HTML body"
        hint={`You may use ${listed('body')}.`}
        error={errors.body}
      >
        <textarea
          ref={body}
          {...fieldAttributes('template-body', errors.body)}
          value={typed.body}
          onChange={(event) => change({ body: event.target.value })}
          onFocus={() => setLast('body')}
          rows={15}
          spellCheck={false}
          className={`${controlStyles} resize-y py-2.5 font-mono sm:text-sm`}
        />
      </TemplateField>
      <PlaceholderButtons fieldName={fieldNames[last]} allowed={allowed[last]} onInsert={insert} />
    </div>
  );
}

function problems(settled: EmailTemplate, field: 'subject' | 'body'): string | undefined {
  return placeholderProblems(settled[field], allowed[field])[0];
}

function listed(field: 'subject' | 'body'): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(allowed[field].map(inBraces));
}
