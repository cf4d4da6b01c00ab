import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { ListCount } from '@/components/admin/list/list-count';
import { ListNavigationArea } from '@/components/admin/list/list-navigation';
import { ListSection } from '@/components/admin/list/list-section';
import { ListCell, ListRow, ListTable } from '@/components/admin/list/list-table';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { Pagination } from '@/components/ui/pagination';
import type { Finding, Findings } from '@/lib/cities/doorway/findings';
import { FINDINGS_A_PAGE, findingsAddress } from '@/lib/cities/doorway/list-view';
import { pagesFor } from '@/lib/lists/paging';

const COLUMNS = ['Page', 'Overlap', 'Own words', 'Places named', 'Reasons'];
const count = new Intl.NumberFormat('en-IN');
const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 0 });

/** City pages that are kept out of search engines, and why. `list` is null when they could not be read. */
export function FindingsView({ list }: { list: Findings | null }) {
  return (
    <ListNavigationArea>
      <AdminHeading
        title="City Pages"
        subtitle="Pages that search engines are not shown, because too little of their text is their own. Each comes back by itself once its text passes."
      />
      {list ? (
        <FoundPages list={list} />
      ) : (
        <LoadFailure
          text="The city pages could not be checked. Please try again."
          retry={findingsAddress(1)}
        />
      )}
    </ListNavigationArea>
  );
}

function FoundPages({ list: { findings, total, page } }: { list: Findings }) {
  if (total === 0)
    return (
      <p className="rounded-lg border px-6 py-14 text-center">
        Every city page in the database has enough text of its own.
      </p>
    );
  const pages = pagesFor(total, FINDINGS_A_PAGE);
  return (
    <ListSection label="Findings">
      <ListTable caption="City pages that search engines are not shown" columns={COLUMNS}>
        {findings.map((finding) => (
          <FindingRow key={finding.id} finding={finding} />
        ))}
      </ListTable>
      <ListCount text={`Total ${count.format(total)} city pages`} page={page} pages={pages} />
      <Pagination page={page} pages={pages} addressOf={findingsAddress} />
    </ListSection>
  );
}

function FindingRow({ finding }: { finding: Finding }) {
  const { overlap, ownWords, evidence, reasons } = finding;
  return (
    <ListRow head={<PageName finding={finding} />}>
      <ListCell label="Overlap">
        <span className="tabular-nums">{percent.format(overlap)}</span>
      </ListCell>
      <ListCell label="Own words">
        <span className="tabular-nums">{count.format(ownWords)}</span>
      </ListCell>
      <ListCell label="Places named">
        <span className="tabular-nums">{count.format(evidence.length)}</span>
      </ListCell>
      <ListCell label="Reasons">
        <ul className="grid gap-1 wrap-anywhere">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </ListCell>
    </ListRow>
  );
}

function PageName({ finding: { name, path } }: { finding: Finding }) {
  return (
    <>
      {name}
      {path && (
        <a href={path} className="text-link block text-sm font-normal">
          {path}
        </a>
      )}
    </>
  );
}
