import type { ReactNode } from 'react';
import { buttonBase, buttonSizes, buttonVariants } from '@/components/ui/button-styles';
import type { Submission } from '@/lib/submissions/admin-row';
import { formatDay, formatTime } from '@/lib/submissions/india-time';
import { MailLink, PhoneLink } from './contact-links';
import { RowMarks } from './row-marks';
import { StatusBadge } from './status-badge';
import { capitalised } from './status-label';

type SubmissionRowProps = {
  submission: Submission;
  status: string;
  isActive: boolean;
  onActive: (id: string) => void;
  onOpen: (submission: Submission) => void;
  onDelete: (submission: Submission) => void;
};

const action = `${buttonBase} ${buttonSizes.sm} max-lg:min-h-11`;
/** Long words break rather than widen the table, but no column gets narrower than a word of ordinary length. */
const words = '[overflow-wrap:anywhere] lg:block lg:min-w-24';

export function SubmissionRow({
  submission,
  status,
  isActive,
  onActive,
  onOpen,
  onDelete,
}: SubmissionRowProps) {
  const { id, name, company, email, phone, service_interest, city, created_at } = submission;
  return (
    <tr
      tabIndex={isActive ? 0 : -1}
      data-submission={id}
      onFocus={() => onActive(id)}
      className="border-b hover:bg-accent/60 focus-visible:bg-accent focus-visible:outline-offset-[-2px] max-lg:grid max-lg:gap-2 max-lg:rounded-lg max-lg:border max-lg:bg-card max-lg:p-4"
    >
      <th scope="row" className="px-3 py-3 align-top font-semibold max-lg:p-0 max-lg:text-base lg:min-w-40">
        <span className="block [overflow-wrap:anywhere]">{name}</span>
        {company && (
          <span className="block text-sm font-normal text-muted-foreground [overflow-wrap:anywhere]">
            {company}
          </span>
        )}
      </th>
      <Cell label="Email / Phone">
        <span className="grid justify-items-start gap-0.5 lg:min-w-44">
          <MailLink email={email} />
          {phone && <PhoneLink phone={phone} />}
        </span>
      </Cell>
      <Cell label="Service">
        <span className={words}>{capitalised(service_interest ?? '')}</span>
      </Cell>
      <Cell label="City">
        <span className={words}>{textOrDash(city)}</span>
      </Cell>
      <Cell label="Date">
        <time dateTime={created_at} className="tabular-nums whitespace-nowrap">
          {formatDay(created_at)}
          <span className="block text-muted-foreground">{formatTime(created_at)}</span>
        </time>
      </Cell>
      <Cell label="Status">
        <span className="grid justify-items-start gap-1.5">
          <StatusBadge status={status} />
          <RowMarks submission={submission} />
        </span>
      </Cell>
      <Cell label="">
        <span className="-my-1.5 flex gap-1 max-lg:my-0 max-lg:gap-2">
          <button
            type="button"
            onClick={() => onOpen(submission)}
            aria-label={`View submission from ${name}`}
            className={`${action} ${buttonVariants.outline}`}
          >
            View
          </button>
          <button
            type="button"
            onClick={() => onDelete(submission)}
            aria-label={`Delete submission from ${name}`}
            className={`${action} ${buttonVariants.ghost} text-destructive!`}
          >
            Delete
          </button>
        </span>
      </Cell>
    </tr>
  );
}

/** A cell of the table; on a card its column stands before it. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="px-3 py-3 align-top max-lg:grid max-lg:grid-cols-[7rem_1fr] max-lg:gap-3 max-lg:p-0">
      {label && (
        <span aria-hidden="true" className="text-muted-foreground lg:hidden">
          {label}
        </span>
      )}
      <div className={label ? 'min-w-0' : 'max-lg:col-span-2'}>{children}</div>
    </td>
  );
}

function textOrDash(text: string | null): string {
  return text?.trim() || '–';
}
