import { Notice } from '@/components/admin/layout/notice';
import type { Unsent } from '@/lib/submissions/admin';

const count = new Intl.NumberFormat('en-IN');

export function UnsentBanner({ waiting, failed }: Unsent) {
  if (waiting + failed === 0) return null;
  return (
    <Notice tone={failed > 0 ? 'failure' : 'warning'} role="status">
      <p className="font-medium">{[failedText(failed), waitingText(waiting)].filter(Boolean).join(' ')}</p>
      <p className="-mt-2 text-sm">
        The submissions themselves are stored. Those concerned are marked in the list; their details say why
        and let you send again.
      </p>
    </Notice>
  );
}

function failedText(failed: number): string {
  if (failed === 0) return '';
  return failed === 1
    ? '1 notification e-mail could not be sent.'
    : `${count.format(failed)} notification e-mails could not be sent.`;
}

function waitingText(waiting: number): string {
  if (waiting === 0) return '';
  return waiting === 1
    ? '1 notification e-mail is waiting to be sent.'
    : `${count.format(waiting)} notification e-mails are waiting to be sent.`;
}
