import { useRef } from 'react';
import { Textarea } from '@/components/ui/textarea';
import type { AdminFailure } from '@/lib/action';
import { call } from '@/lib/action/call';
import { toast } from '@/lib/browser/toast';
import { addSubmissionNote } from '@/lib/submissions/admin-actions';
import { NOTE_MAXIMUM, noteSchema } from '@/lib/submissions/admin-schema';
import { AdminForm } from '../form/admin-form';
import { useTabDraft } from '../form/tab-draft';
import { useAdminForm } from '../form/use-admin-form';
import { ReadyButton } from '../layout/ready-button';

type NoteFormProps = {
  submissionId: string;
  onSaved: () => void;
  onFailure: (failure: AdminFailure) => void;
};

const empty = { body: '' };
const schema = noteSchema.pick({ body: true });

/** Room for another note; what is typed is kept for this tab, so that neither a failure nor a reload loses it. */
export function NoteForm({ submissionId, onSaved, onFailure }: NoteFormProps) {
  const sent = useRef({ body: '', noteId: '' });
  const keeper = useTabDraft(`submission-note:${submissionId}`, empty);
  const form = useAdminForm({
    ...{ opened: null, empty, schema, keeper, startsAnew: true, save, onFailure },
    onSaved() {
      toast.success('Note added');
      onSaved();
    },
  });
  const { failure } = form;
  const { error = failure && `The note was not saved. ${failure.message}`, ...field } = form.text('body');

  async function save({ body }: typeof empty) {
    // Another text is another note; the same one sent again is not.
    if (sent.current.body !== body) sent.current = { body, noteId: crypto.randomUUID() };
    const result = await call(addSubmissionNote, { id: submissionId, noteId: sent.current.noteId, body });
    if (result.status === 'failure') return result;
    sent.current = { body: '', noteId: '' };
    return {
      status: 'success',
      data: { kind: 'saved', stored: { updatedAt: null, fields: empty } },
    } as const;
  }

  return (
    <AdminForm form={form} className="mt-3 grid gap-2">
      <label htmlFor="submission-note" className="text-sm font-medium">
        Add a note
      </label>
      <Textarea
        {...field}
        id="submission-note"
        dir="auto"
        rows={3}
        maxLength={NOTE_MAXIMUM}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'submission-note-error' : undefined}
      />
      {error && (
        <p id="submission-note-error" className="text-sm font-medium text-destructive">
          {error}
        </p>
      )}
      <ReadyButton
        type="submit"
        variant="outline"
        size="sm"
        aria-disabled={form.pending}
        className="justify-self-start"
      >
        {form.pending ? 'Saving...' : 'Add note'}
      </ReadyButton>
    </AdminForm>
  );
}
