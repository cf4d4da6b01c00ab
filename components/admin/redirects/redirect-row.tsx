import { ListCell, ListRow } from '@/components/admin/list/list-table';
import { buttonBase, buttonSizes, buttonVariants } from '@/components/ui/button-styles';
import { formatShortDate } from '@/lib/format';
import type { Redirect } from '@/lib/redirects/schema';

type RedirectRowProps = {
  redirect: Redirect;
  onEdit: (redirect: Redirect) => void;
  onRemove: (redirect: Redirect) => void;
};

const action = `${buttonBase} ${buttonSizes.sm} max-lg:min-h-11`;
const count = new Intl.NumberFormat('en-IN');

export function RedirectRow({ redirect, onEdit, onRemove }: RedirectRowProps) {
  const { source, target, hits, lastHitAt } = redirect;
  return (
    <ListRow head={source}>
      <ListCell label="Target">
        <a href={target} className="text-link">
          {target}
        </a>
      </ListCell>
      <ListCell label="Hits">
        <span className="tabular-nums">{count.format(hits)}</span>
      </ListCell>
      <ListCell label="Last hit">
        {lastHitAt ? (
          <time dateTime={lastHitAt} className="tabular-nums whitespace-nowrap">
            {formatShortDate(lastHitAt)}
          </time>
        ) : (
          'Never'
        )}
      </ListCell>
      <ListCell>
        <span className="-my-1.5 flex gap-1 max-lg:my-0 max-lg:gap-2">
          <button
            type="button"
            onClick={() => onEdit(redirect)}
            aria-label={`Edit the redirect from ${source}`}
            className={`${action} ${buttonVariants.outline}`}
          >
            Edit
          </button>
          <button
            type="button"
            onClick={() => onRemove(redirect)}
            aria-label={`Remove the redirect from ${source}`}
            className={`${action} ${buttonVariants.ghost} text-destructive!`}
          >
            Remove
          </button>
        </span>
      </ListCell>
    </ListRow>
  );
}
