import { formatFull } from '@/lib/format/dates';
import type { Delivery } from '@/lib/submissions/admin-row';

export function deliveryText(delivery: Delivery): string {
  const { delivery_state, delivery_error, delivery_attempts, delivery_next_attempt_at } = delivery;
  const tries = delivery_attempts === 1 ? '1 attempt' : `${delivery_attempts} attempts`;
  const reason = delivery_error ? ` Reason: ${delivery_error}` : '';
  switch (delivery_state) {
    case 'sent':
      return 'Sent.';
    case 'sending':
      return 'Being sent now.';
    case 'failed':
      return `Not sent after ${tries}.${reason || ' No reason was given.'}`;
    case 'waiting': {
      if (delivery_attempts === 0 && delivery_error)
        return `Waiting: the e-mail service takes no more for the moment, and it goes out as soon as it does.${reason}`;
      const next = delivery_next_attempt_at ? ` Next attempt: ${formatFull(delivery_next_attempt_at)}.` : '';
      return delivery_attempts === 0
        ? `Waiting to be sent.${next}`
        : `Not sent yet after ${tries}.${next}${reason}`;
    }
    case null:
      return 'No notification was made for this submission.';
  }
}
