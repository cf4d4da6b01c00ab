import type { RuleView } from '@/lib/audit/runs/view';

const count = new Intl.NumberFormat('en-IN');

/** Addresses come from the pages that were read, and only those of the web are links. */
const isWebAddress = (address: string) => /^https?:\/\//i.test(address);

export function FindingList({ rule }: { rule: RuleView }) {
  const { id, title, severity, reason, source, findings, total } = rule;
  const more = total - findings.length;
  return (
    <details open className="rounded-lg border" id={id}>
      <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 px-5 py-4">
        <h3 className="font-medium">{title}</h3>
        <span className={severity === 'error' ? 'font-medium text-destructive' : 'text-muted-foreground'}>
          {severity === 'error' ? 'Error' : 'Warning'}
        </span>
        <span className="text-sm text-muted-foreground">
          {count.format(total)} × {id}
        </span>
      </summary>
      <div className="grid gap-3 border-t px-5 py-4">
        <p>
          {reason}{' '}
          <a className="text-link" href={source} target="_blank" rel="noopener noreferrer">
            Source (opens in a new tab)
          </a>
        </p>
        <ul className="grid gap-3">
          {findings.map(({ address, detail }) => (
            <li key={`${address} ${detail}`} className="wrap-anywhere">
              {isWebAddress(address) ? (
                <a className="text-link" href={address}>
                  {address}
                </a>
              ) : (
                address
              )}
              <span className="block text-sm text-muted-foreground">{detail}</span>
            </li>
          ))}
        </ul>
        {more > 0 && (
          <p className="text-sm text-muted-foreground">And {count.format(more)} more in the files.</p>
        )}
      </div>
    </details>
  );
}
