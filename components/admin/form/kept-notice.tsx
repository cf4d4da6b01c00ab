import { Notice } from '../layout/notice';
import { ReadyButton } from '../layout/ready-button';
import type { FormState } from './use-admin-form';

/** Says that what was left behind is in the form again, and takes it out when told to. */
export function KeptNotice({ form, hasDiscard = true }: { form: FormState; hasDiscard?: boolean }) {
  if (!form.wasKept) return null;
  return (
    <Notice tone="info" role="status">
      <p>What you typed earlier and did not save is back.</p>
      {hasDiscard && (
        <ReadyButton variant="outline" size="sm" onClick={form.discard} className="justify-self-start">
          Discard it
        </ReadyButton>
      )}
    </Notice>
  );
}
