import { ListCell, ListRow } from '@/components/admin/list/list-table';
import { RowAction, RowActions } from '@/components/admin/list/row-actions';
import { formatShortDate } from '@/lib/format/dates';
import type { Redirect } from '@/lib/redirects/schema';

type RedirectRowProps = {
  redirect: Redirect;
  onEdit: (redirect: Redirect) => void;
  onRemove: (redirect: Redirect) => void;
};

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
        <RowActions>
          <RowAction label={`Edit the redirect from ${source}`} onClick={() => onEdit(redirect)}>
            Edit
          </RowAction>
          <RowAction
            label={`Remove the redirect from ${source}`}
            tone="danger"
            onClick={() => onRemove(redirect)}
          >
            Remove
          </RowAction>
        </RowActions>
      </ListCell>
    </ListRow>
  );
}
