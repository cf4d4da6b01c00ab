import { controlStyles } from '@/components/ui/control-styles';
import type { StoredTemplate } from '@/lib/email/admin';
import { moment } from '@/lib/format/moments';
import { ConflictNotice } from '../form/conflict-notice';

type TemplateConflictProps = {
  /** What is stored now. */
  theirs: StoredTemplate;
  pending: boolean;
  onLoad: () => void;
  onOverwrite: () => void;
};

export function TemplateConflict({ theirs, ...choice }: TemplateConflictProps) {
  return (
    <ConflictNotice text="Another administrator saved this template meanwhile." {...choice}>
      <details>
        <summary className="text-link w-fit cursor-pointer">
          Show their version, saved on {moment(theirs.updatedAt)}
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
    </ConflictNotice>
  );
}
