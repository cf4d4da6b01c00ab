import { useRouter } from 'next/navigation';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useLeaveGuard } from './use-leave-guard';

/** Holds whoever follows a link while something is unsaved. */
export function LeaveDialog({ isChanged }: { isChanged: boolean }) {
  const { wanted, stay } = useLeaveGuard(isChanged);
  const router = useRouter();

  function leave() {
    const url = new URL(wanted ?? '', window.location.href);
    stay();
    if (url.origin === window.location.origin) router.push(url.pathname + url.search + url.hash);
    else window.location.assign(url);
  }

  return (
    <ConfirmDialog
      open={wanted !== null}
      onOpenChange={(open) => open || stay()}
      question="Leave without saving?"
      explanation="A draft of what you typed is kept and offered when you come back."
      confirmLabel="Leave"
      onConfirm={leave}
    />
  );
}
