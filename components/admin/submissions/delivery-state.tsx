import { useState } from 'react';
import type { AdminFailure } from '@/lib/action';
import { call } from '@/lib/action/call';
import { toast } from '@/lib/browser/toast';
import { resendNotification } from '@/lib/submissions/admin-actions';
import type { Delivery } from '@/lib/submissions/admin-row';
import { ReadyButton } from '../layout/ready-button';
import { deliveryText } from './delivery-text';

type DeliveryStateProps = {
  submissionId: string;
  delivery: Delivery;
  onSaved: () => void;
  onFailure: (failure: AdminFailure) => void;
};

/** Sending goes on after the answer; this long later it has mostly been decided. */
const SENDING_TAKES_MS = 4000;

export function DeliveryState({ submissionId, delivery, onSaved, onFailure }: DeliveryStateProps) {
  const [pending, setPending] = useState(false);
  const { delivery_state, delivery_attempts } = delivery;
  const canSend = delivery_state === 'failed' || (delivery_state === 'waiting' && delivery_attempts > 0);

  async function send() {
    if (pending) return;
    setPending(true);
    const result = await call(resendNotification, { id: submissionId });
    setPending(false);
    if (result.status === 'failure') {
      toast.error(`Failed to send again: ${result.message}`);
      onFailure(result);
      return;
    }
    toast.success('The notification is being sent again');
    onSaved();
    setTimeout(onSaved, SENDING_TAKES_MS);
  }

  return (
    <section
      aria-labelledby="submission-delivery"
      className="flex flex-wrap items-center justify-between gap-3"
    >
      <div className="min-w-0">
        <h3 id="submission-delivery" className="text-sm font-medium text-muted-foreground">
          Notification e-mail
        </h3>
        <p
          className={`[overflow-wrap:anywhere] ${delivery_state === 'failed' ? 'font-medium text-destructive' : ''}`}
        >
          {deliveryText(delivery)}
        </p>
      </div>
      {canSend && (
        <ReadyButton variant="outline" size="sm" aria-disabled={pending} onClick={send}>
          {pending ? 'Sending...' : 'Send again'}
        </ReadyButton>
      )}
    </section>
  );
}
