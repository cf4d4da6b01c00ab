import { buttonBase, buttonSizes, buttonVariants } from '@/components/ui/button-styles';
import { controlStyles } from '@/components/ui/control-styles';
import type { StoredTemplate } from '@/lib/email/admin';

type ConflictNoticeProps = {
  /** What is stored now. */
  theirs: StoredTemplate;
  pending: boolean;
  onLoad: () => void;
  onOverwrite: () => void;
};

const time = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
const button = `${buttonBase} ${buttonVariants.outline} ${buttonSizes.sm}`;

/** Somebody else was quicker: shows what they saved and lets the person decide whose version stays. */
export function ConflictNotice({ theirs, pending, onLoad, onOverwrite }: ConflictNoticeProps) {
  return (
    <div
      role="alert"
      className="grid gap-3 rounded-md border border-l-4 border-warning bg-warning/10 px-4 py-3"
    >
      <p>Another administrator saved this template meanwhile.</p>
      <details>
        <summary className="text-link w-fit cursor-pointer">
          Show their version, saved on {time.format(new Date(theirs.updatedAt))}
        </summary>
        <p className="mt-2 text-sm [overflow-wrap:anywhere]">Subject: {theirs.subject}</p>
        <textarea
          readOnly
          rows={8}
          aria-label="Their HTML body"
          value={theirs.body}
          className={`${controlStyles} mt-2 py-2 font-mono text-sm`}
        />
      </details>
      <div className="flex flex-wrap gap-2.5">
        <button type="button" aria-disabled={pending} onClick={() => pending || onLoad()} className={button}>
          Load their version
        </button>
        <button
          type="button"
          aria-disabled={pending}
          onClick={() => pending || onOverwrite()}
          className={button}
        >
          Overwrite with mine
        </button>
      </div>
    </div>
  );
}
