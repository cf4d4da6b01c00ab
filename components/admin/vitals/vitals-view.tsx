import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { Notice } from '@/components/admin/layout/notice';
import { ListSection } from '@/components/admin/list/list-section';
import { ListCell, ListRow, ListTable } from '@/components/admin/list/list-table';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { figures } from '@/lib/vitals/figures';
import type { Report } from '@/lib/vitals/report';
import { Budgets } from './budgets';
import { FigureCell } from './figure-cell';

type VitalsViewProps = {
  days: number;
  /** Null when it could not be read. */
  report: Report | null;
  /** Whether visits are measured at all. */
  isOn: boolean;
};

const COLUMNS = ['Page', ...figures.map(({ label }) => label)];

export function VitalsView({ days, report, isOn }: VitalsViewProps) {
  return (
    <>
      <AdminHeading
        title="Speed"
        subtitle={`How fast pages were for those who visited them in the last ${days} days. Three of four visits were at least as good as each figure.`}
      />
      <div className="grid gap-8">
        <Budgets />
        {!isOn && (
          <Notice tone="info" role="status">
            Visits are not measured: FIELD_VITALS in the settings of the site is false.
          </Notice>
        )}
        {report ? (
          <Devices report={report} />
        ) : (
          <LoadFailure text="The figures could not be loaded. Please try again." retry="/admin/vitals" />
        )}
      </div>
    </>
  );
}

function Devices({ report }: { report: Report }) {
  if (report.length === 0)
    return (
      <p>
        No visit has been measured yet. The first figures are here a moment after somebody has left a page,
        unless their browser asks not to be tracked or to save data.
      </p>
    );
  return report.map(({ device, label, rows }) => (
    <ListSection key={device} label={label}>
      <h2 className="font-display text-xl font-bold">{label}</h2>
      <ListTable caption={`Speed on ${label.toLowerCase()}, by kind of page`} columns={COLUMNS}>
        {rows.map((row) => (
          <ListRow key={row.label} head={row.label}>
            {figures.map((figure) => (
              <ListCell key={figure.name} label={figure.label}>
                <FigureCell figure={figure} value={row.values[figure.name]} />
              </ListCell>
            ))}
          </ListRow>
        ))}
      </ListTable>
    </ListSection>
  ));
}
