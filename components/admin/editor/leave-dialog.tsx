import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useLeaveGuard } from './use-leave-guard';

type LeaveDialogProps = {
  isChanged: boolean;
  /** Has what is typed on the site, and answers whether it is there. */
  keepDraft: () => Promise<boolean>;
};

/** Holds whoever follows a link while something is unsaved. */
export function LeaveDialog({ isChanged, keepDraft }: LeaveDialogProps) {
  const { wanted, stay } = useLeaveGuard(isChanged);
  const [pending, setPending] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const router = useRouter();

  async function leave() {
    if (!isLost) {
      setPending(true);
      const isKept = await keepDraft();
      setPending(false);
      if (!isKept) return setIsLost(true);
    }
    const url = new URL(wanted ?? '', window.location.href);
    stay();
    if (url.origin === window.location.origin) router.push(url.pathname + url.search + url.hash);
    else window.location.assign(url);
  }

  function close() {
    setIsLost(false);
    stay();
  }

  return (
    <ConfirmDialog
      open={wanted !== null}
      onOpenChange={(open) => open || close()}
      question="Leave without saving?"
      explanation={
        isLost
          ? 'The draft could not be stored: the site does not answer. What you typed last is kept at most in this tab.'
          : 'A draft of what you typed is kept. The list of posts shows it, and the post offers it.'
      }
      confirmLabel={isLost ? 'Leave anyway' : pending ? 'Leaving...' : 'Leave'}
      pending={pending}
      onConfirm={leave}
    />
  );
}
