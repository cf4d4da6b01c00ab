import { formatClock } from '@/lib/format/dates';
import type { FormState } from './use-admin-form';

/** Beside the button: whether something is unsaved, and when it was saved. Only the latter is said aloud. */
export function FormStatus({ form }: { form: FormState }) {
  const { isChanged, savedAt, keepsDraft } = form;
  return (
    <p className="mr-auto text-sm text-muted-foreground">
      {isChanged && keepsDraft && 'Unsaved changes'}
      <span aria-live="polite">{savedAt && !isChanged && `Saved at ${formatClock(savedAt)}.`}</span>
    </p>
  );
}
