import { useEffect, useState } from 'react';
import type { AdminResult } from '@/lib/action';
import { toast } from '@/lib/browser/toast';
import type { StoredTemplate } from '@/lib/email/admin';
import { templateErrors } from '@/lib/email/admin-schema';
import type { EmailTemplate } from '@/lib/email/template';
import { clearDraft, keepDraft, readDraft } from './template-draft';

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
type Failure = Extract<AdminResult<never>, { status: 'failure' }>;

const NO_ANSWER: Failure = {
  status: 'failure',
  reason: 'unavailable',
  message: 'The site does not answer. What you typed is still here; please try again.',
};
const GONE: Failure = {
  status: 'failure',
  reason: 'unavailable',
  message: 'The template no longer exists. Copy what you typed before you close this.',
};
/** How long a pause in typing is, after which the draft is kept. */
const PAUSE_MS = 300;

/** What is typed into the template, what became of saving it, and where both differ from what is stored. */
export function useTemplateEditor({ stored, actions, administratorEmail, onStored, onSaved }: EditorOptions) {
  const [kept] = useState(readDraft);
  const [typed, setTyped] = useState<EmailTemplate>(kept ?? stored);
  const [expected, setExpected] = useState(kept?.expected ?? stored.updatedAt);
  const [pending, setPending] = useState<'save' | 'test' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [theirs, setTheirs] = useState<StoredTemplate | null>(null);
  const { subject, body } = typed;
  const isChanged = subject !== stored.subject || body !== stored.body;

  useEffect(() => {
    if (!isChanged) return clearDraft();
    const timer = setTimeout(() => keepDraft({ subject, body, expected }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isChanged, subject, body, expected]);

  async function attempt<Answer>(kind: 'save' | 'test', run: () => Promise<AdminResult<Answer>>) {
    if (pending) return null;
    const fieldErrors = templateErrors(typed);
    if (Object.keys(fieldErrors).length > 0) {
      setFailure({ status: 'failure', reason: 'invalid', message: '', fieldErrors });
      return null;
    }
    setPending(kind);
    const result = await run().catch(() => NO_ANSWER);
    setPending(null);
    setFailure(result.status === 'failure' ? result : null);
    return result;
  }

  async function save(version = expected) {
    const result = await attempt('save', () =>
      actions.save({ id: stored.id, expected: version, subject, body }),
    );
    if (result?.status === 'success') {
      finish(result.data);
    } else if (result?.reason === 'conflict') {
      await loadTheirs();
    } else if (result && result.reason !== 'session' && !result.fieldErrors) {
      toast.error(`Failed to update template: ${result.message}`);
    }
  }

  function finish(saved: StoredTemplate) {
    clearDraft();
    onStored(saved);
    toast.success('Email template updated successfully');
    onSaved();
  }

  async function loadTheirs() {
    const result = await actions.load(undefined).catch(() => NO_ANSWER);
    if (result.status === 'failure') return setFailure(result);
    const { data: now } = result;
    if (!now) return setFailure(GONE);
    // An earlier attempt was stored and its answer lost on the way.
    if (now.subject === subject.trim() && now.body === body) return finish(now);
    setTheirs(now);
  }

  async function sendTest() {
    const result = await attempt('test', () => actions.sendTest({ subject, body }));
    if (result?.status === 'success') toast.success(`Test e-mail sent to ${administratorEmail}`);
  }

  /** Puts a stored version in the place of what was typed. */
  function takeOver(template: StoredTemplate) {
    onStored(template);
    setTyped({ subject: template.subject, body: template.body });
    setExpected(template.updatedAt);
    setTheirs(null);
    setFailure(null);
    clearDraft();
  }

  function change(changed: Partial<EmailTemplate>) {
    setTyped({ ...typed, ...changed });
    if (failure?.fieldErrors) setFailure(null);
  }

  return {
    typed,
    change,
    isChanged,
    wasKept: kept !== null && isChanged,
    pending,
    failure,
    theirs,
    save,
    overwrite: () => save(theirs?.updatedAt),
    sendTest,
    takeOver,
  };
}

export type TemplateEditor = ReturnType<typeof useTemplateEditor>;
