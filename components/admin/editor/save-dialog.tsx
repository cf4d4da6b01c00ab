import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { IncomingLinks } from '../removal/incoming-links';
import type { SaveQuestion } from './use-save-question';

type SaveDialogProps = { question: SaveQuestion | null; onCancel: () => void; onConfirm: () => void };

export function SaveDialog({ question, onCancel, onConfirm }: SaveDialogProps) {
  const publishes = question?.kind !== 'unpublish';
  return (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={(isOpen) => isOpen || onCancel()}
      question={publishes ? 'Publish although something must be fixed?' : 'Unpublish this post?'}
      explanation={
        publishes
          ? 'The review names what readers or search engines would stumble over.'
          : 'Its page goes, and so do the redirects that lead to it; they come back when it is published again.'
      }
      confirmLabel={publishes ? 'Publish anyway' : 'Unpublish'}
      onConfirm={onConfirm}
    >
      {question?.kind === 'unpublish' && <IncomingLinks path={question.path} />}
      {question?.kind === 'publish' && (
        <ul className="mb-5 grid max-h-72 list-disc gap-2 overflow-y-auto pl-5 text-sm">
          {question.findings.map(({ id, title, reason }) => (
            <li key={id} className="[overflow-wrap:anywhere]">
              <span className="font-semibold">{title}.</span> {reason}
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}
