import { useState } from 'react';
import type { AdminFailure, AdminResult } from '@/lib/action';
import { call } from '@/lib/action/call';
import type { SaveAnswer } from '@/lib/action/save-answer';
import { toast } from '@/lib/browser/toast';
import type { StoredTemplate } from '@/lib/email/admin';
import { templateSchema } from '@/lib/email/admin-schema';
import type { EmailTemplate } from '@/lib/email/template';
import { useTabDraft } from '../form/tab-draft';
import { useAdminForm } from '../form/use-admin-form';

export type TemplateActions = {
  save: (input: unknown) => Promise<AdminResult<StoredTemplate>>;
  load: (input: unknown) => Promise<AdminResult<StoredTemplate | null>>;
  sendTest: (input: unknown) => Promise<AdminResult<void>>;
};

type EditorOptions = {
  stored: StoredTemplate;
  actions: TemplateActions;
  administratorEmail: string;
  onStored: (template: StoredTemplate) => void;
  onSaved: () => void;
};
type Kept = { id: string; updatedAt: string; fields: EmailTemplate };
type Answer = AdminResult<SaveAnswer<Kept>>;

const empty: EmailTemplate = { subject: '', body: '' };

export function useTemplateEditor({ stored, actions, administratorEmail, onStored, onSaved }: EditorOptions) {
  const keeper = useTabDraft('email-template-draft', empty);
  const form = useAdminForm({
    ...{ opened: asOpened(stored), empty, schema: templateSchema, keeper, save },
    onSaved(now) {
      onStored(asTemplate(now));
      toast.success('Email template updated successfully');
      onSaved();
    },
    onFailure({ reason, fieldErrors, message }: AdminFailure) {
      if (reason !== 'session' && !fieldErrors) toast.error(`Failed to update template: ${message}`);
    },
  });
  const [isTesting, setIsTesting] = useState(false);

  async function save(fields: EmailTemplate, expected: string | null): Promise<Answer> {
    const result = await call(actions.save, { id: stored.id, expected, ...fields });
    if (result.status === 'success') return answered({ kind: 'saved', stored: asOpened(result.data) });
    if (result.reason !== 'conflict') return result;
    const now = await call(actions.load, undefined);
    if (now.status === 'failure') return now;
    return answered(now.data ? { kind: 'conflict', theirs: asOpened(now.data) } : { kind: 'gone' });
  }

  function sendTest(): Promise<void> {
    return form.attempt(async (typed) => {
      setIsTesting(true);
      const result = await call(actions.sendTest, typed);
      setIsTesting(false);
      if (result.status === 'failure') return result;
      toast.success(`Test e-mail sent to ${administratorEmail}`);
    });
  }

  return {
    ...form,
    isTesting,
    sendTest,
    loadTheirs() {
      if (form.theirs) onStored(asTemplate(form.theirs));
      form.loadTheirs();
    },
  };
}

export type TemplateEditor = ReturnType<typeof useTemplateEditor>;

function asOpened({ id, updatedAt, subject, body }: StoredTemplate): Kept {
  return { id, updatedAt, fields: { subject, body } };
}

function asTemplate({ id, updatedAt, fields }: Kept): StoredTemplate {
  return { id, updatedAt, ...fields };
}

function answered(data: SaveAnswer<Kept>): Answer {
  return { status: 'success', data };
}
