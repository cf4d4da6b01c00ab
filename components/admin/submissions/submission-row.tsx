import { ListCell } from '@/components/admin/list/list-table';
import { RowAction, RowActions } from '@/components/admin/list/row-actions';
import { formatDay, formatTime } from '@/lib/format/dates';
import type { Submission } from '@/lib/submissions/admin-row';
import { MailLink, PhoneLink } from './contact-links';
import { RowMarks } from './row-marks';
import { StatusBadge } from './status-badge';
import { capitalised } from './status-label';
import { StatusProblem } from './status-problem';
import type { StatusProblem as Problem } from './use-statuses';

type SubmissionRowProps = {
  submission: Submission;
  status: string;
  problem: Problem | undefined;
  onRetry: () => void;
  isActive: boolean;
  onActive: (id: string) => void;
  onOpen: (submission: Submission) => void;
  onDelete: (submission: Submission) => void;
};

/** Long words break rather than widen the table, but no column gets narrower than a word of ordinary length. */
const words = '[overflow-wrap:anywhere] lg:block lg:min-w-24';

export function SubmissionRow({
  submission,
  status,
  problem,
  onRetry,
  isActive,
  onActive,
  onOpen,
  onDelete,
}: SubmissionRowProps) {
  const { id, name, company, email, phone, service_interest, city, message, created_at } = submission;
  return (
    <tr
      tabIndex={isActive ? 0 : -1}
      data-submission={id}
      onFocus={() => onActive(id)}
      className="border-b hover:bg-accent/60 focus-visible:bg-accent focus-visible:outline-offset-[-2px] lg:relative lg:[&>*]:pb-9! max-lg:[&>th]:-order-2 max-lg:[&>td:nth-of-type(5)]:-order-1 max-lg:grid max-lg:gap-2 max-lg:rounded-lg max-lg:border max-lg:bg-card max-lg:p-4"
    >
      <th
        scope="row"
        className="px-3 py-3 align-top font-semibold max-lg:min-w-0 max-lg:p-0 max-lg:text-base lg:min-w-40"
      >
        <span className="block [overflow-wrap:anywhere]">{name}</span>
        {company && (
          <span className="block text-sm font-normal text-muted-foreground [overflow-wrap:anywhere]">
            {company}
          </span>
        )}
        <span className="block truncate text-sm font-normal text-muted-foreground lg:absolute lg:inset-x-3 lg:bottom-2.5">
          {message}
        </span>
      </th>
      <ListCell label="Email / Phone">
        <span className="grid justify-items-start gap-0.5 lg:min-w-44">
          <MailLink email={email} />
          {phone && <PhoneLink phone={phone} />}
        </span>
      </ListCell>
      <ListCell label="Service">
        <span className={words}>{capitalised(service_interest ?? '')}</span>
      </ListCell>
      <ListCell label="City">
        <span className={words}>{textOrDash(city)}</span>
      </ListCell>
      <ListCell label="Date">
        <time dateTime={created_at} className="tabular-nums whitespace-nowrap">
          {formatDay(created_at)}
          <span className="block text-muted-foreground">{formatTime(created_at)}</span>
        </time>
      </ListCell>
      <ListCell label="Status">
        <span className="grid justify-items-start gap-1.5">
          <StatusBadge status={status} />
          <RowMarks submission={submission} />
          <StatusProblem problem={problem} onRetry={onRetry} />
        </span>
      </ListCell>
      <ListCell>
        <RowActions>
          <RowAction label={`View submission from ${name}`} onClick={() => onOpen(submission)}>
            View
          </RowAction>
          <RowAction
            label={`Delete submission from ${name}`}
            tone="danger"
            onClick={() => onDelete(submission)}
          >
            Delete
          </RowAction>
        </RowActions>
      </ListCell>
    </tr>
  );
}

function textOrDash(text: string | null): string {
  return text?.trim() || '–';
}
