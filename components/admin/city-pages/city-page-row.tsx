import { ListCell, ListRow } from '@/components/admin/list/list-table';
import { RowAction, RowActions, RowLink } from '@/components/admin/list/row-actions';
import { Badge } from '@/components/ui/badge';
import { CITY_PAGES } from '@/lib/cities/admin-list';
import type { ListedCityPage } from '@/lib/cities/listed-city-page';
import { formatMoment, formatShortDate } from '@/lib/format/dates';

type CityPageRowProps = { page: ListedCityPage; onDelete: (page: ListedCityPage) => void };

const count = new Intl.NumberFormat('en-IN');
const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 0 });

export function CityPageRow({ page, onDelete }: CityPageRowProps) {
  const { id, city, state, service, path, changedAt, changedBy } = page;
  const name = `${service} in ${city}`;
  return (
    <ListRow
      head={
        <>
          <a href={`${CITY_PAGES}/${id}`} className="text-link">
            {name}
          </a>
          {state && <span className="block text-sm font-normal text-muted-foreground">{state}</span>}
        </>
      }
    >
      <ListCell label="State">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <State page={page} />
          {path && (
            <a href={path} aria-label={`View ${name}`} className="text-link inline-flex min-h-6 items-center">
              View
            </a>
          )}
        </span>
      </ListCell>
      <ListCell label="Search engines">
        <Shown page={page} />
      </ListCell>
      <ListCell label="Views">
        <span className="tabular-nums">{count.format(page.views)}</span>
      </ListCell>
      <ListCell label="Changed">
        <time dateTime={changedAt} className="tabular-nums whitespace-nowrap">
          {formatShortDate(changedAt)}
        </time>
        {changedBy && <span className="block text-muted-foreground">{changedBy}</span>}
      </ListCell>
      <ListCell>
        <RowActions>
          <RowLink label={`Edit ${name}`} href={`${CITY_PAGES}/${id}`}>
            Edit
          </RowLink>
          <RowLink label={`Duplicate ${name}`} href={`${CITY_PAGES}/new?copy=${id}`}>
            Duplicate
          </RowLink>
          <RowAction label={`Delete ${name}`} tone="danger" onClick={() => onDelete(page)}>
            Delete
          </RowAction>
        </RowActions>
      </ListCell>
    </ListRow>
  );
}

function State({ page: { status, publishAt } }: { page: ListedCityPage }) {
  if (status === 'published') return <Badge tone="success">Published</Badge>;
  if (status === 'draft') return <Badge tone="neutral">Draft</Badge>;
  return (
    <>
      <Badge tone="info">Scheduled</Badge>{' '}
      <time dateTime={publishAt} className="text-muted-foreground">
        {formatMoment(publishAt)}
      </time>
    </>
  );
}

function Shown({ page }: { page: ListedCityPage }) {
  const { isShown, reasons, overlap, ownWords, places } = page;
  return (
    <div className="grid gap-1">
      <span>
        <Badge tone={isShown ? 'success' : 'warning'}>{isShown ? 'Shown' : 'Kept out'}</Badge>{' '}
        <span className="text-muted-foreground tabular-nums">
          {count.format(ownWords)} own words, {percent.format(overlap)} elsewhere, {places}{' '}
          {places === 1 ? 'place' : 'places'}
        </span>
      </span>
      {reasons.length > 0 && (
        <ul className="grid list-disc gap-1 pl-4 wrap-anywhere">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
