import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { ListCell, ListRow, ListTable } from '@/components/admin/list/list-table';
import { LoadFailure } from '@/components/admin/list/load-failure';
import type { CityPageAssessment } from '@/lib/doorway';

const COLUMNS = ['Page', 'Overlap', 'Own words', 'Evidence', 'Reasons'];
const count = new Intl.NumberFormat('en-IN');
const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 0 });

/** City pages that are kept out of search engines, and why. `findings` is null when they could not be read. */
export function FindingsView({ findings }: { findings: CityPageAssessment[] | null }) {
  return (
    <>
      <AdminHeading
        title="City Pages"
        subtitle="Pages that search engines are not shown, because too little of their text is their own. Each comes back by itself once its text passes."
      />
      {findings ? (
        <Findings findings={findings} />
      ) : (
        <LoadFailure
          text="The city pages could not be checked. Please try again."
          retry="/admin/city-pages"
        />
      )}
    </>
  );
}

function Findings({ findings }: { findings: CityPageAssessment[] }) {
  if (findings.length === 0)
    return (
      <p className="rounded-lg border px-6 py-14 text-center">
        Every city page in the database has enough text of its own.
      </p>
    );
  return (
    <section aria-label="Findings" className="grid min-w-0 gap-3">
      <ListTable caption="City pages that search engines are not shown" columns={COLUMNS}>
        {findings.map((page) => (
          <ListRow key={page.id} head={<PageName page={page} />}>
            <ListCell label="Overlap">
              <span className="tabular-nums">{percent.format(page.overlap)}</span>
            </ListCell>
            <ListCell label="Own words">
              <span className="tabular-nums">{count.format(page.ownWords)}</span>
            </ListCell>
            <ListCell label="Evidence">
              <span className="tabular-nums">{count.format(page.evidence)}</span>
            </ListCell>
            <ListCell label="Reasons">
              <ul className="grid gap-1">
                {page.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </ListCell>
          </ListRow>
        ))}
      </ListTable>
      <p className="text-sm font-medium tabular-nums">Total {count.format(findings.length)} city pages</p>
    </section>
  );
}

function PageName({ page: { name, path } }: { page: CityPageAssessment }) {
  return (
    <>
      {name}
      <a href={path} className="text-link block text-sm font-normal">
        {path}
      </a>
    </>
  );
}
