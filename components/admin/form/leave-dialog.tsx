import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useLeaveGuard } from './use-leave-guard';

/** What becomes of what is typed when the page is left, and what is said when it could not be kept. */
export type Keeping = { kept: string; lost: string };

type LeaveDialogProps = {
  isChanged: boolean;
  keeping: Keeping;
  /** Has what is typed where it is kept, and answers whether it is there. */
  keepDraft: () => Promise<boolean>;
};

/** Holds whoever follows a link while something is unsaved. */
export function LeaveDialog({ isChanged, keeping, keepDraft }: LeaveDialogProps) {
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
      explanation={isLost ? keeping.lost : keeping.kept}
      confirmLabel={isLost ? 'Leave anyway' : pending ? 'Leaving...' : 'Leave'}
      pending={pending}
      onConfirm={leave}
    />
  );
}
