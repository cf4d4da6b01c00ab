import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { formatMoment } from '@/lib/format/dates';

export type SectionEntry = {
  name: string;
  title: string;
  about: string;
  /** Null where the site still says what it came with. */
  changed: { at: string; by: string | null } | null;
};

export type SectionGroups = { group: string; sections: SectionEntry[] }[];

/** `groups` is null when they could not be read. */
export function SectionsView({ groups }: { groups: SectionGroups | null }) {
  return (
    <>
      <AdminHeading title="Site" subtitle="What the site says of the agency, and its figures and texts" />
      {groups ? (
        <div className="grid gap-10">
          {groups.map(({ group, sections }) => (
            <SectionGroup key={group} group={group} sections={sections} />
          ))}
        </div>
      ) : (
        <LoadFailure text="The sections could not be loaded. Please try again." retry="/admin/site" />
      )}
    </>
  );
}

function SectionGroup({ group, sections }: SectionGroups[number]) {
  return (
    <section>
      <h2 className="mb-3 font-display text-lg font-semibold">{group}</h2>
      <ul className="divide-y rounded-lg border">
        {sections.map(({ name, title, about, changed }) => (
          <li key={name} className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[1fr_auto] sm:items-center">
            <div>
              <a
                href={`/admin/site/${name}`}
                className="text-link inline-flex min-h-6 items-center font-medium"
              >
                {title}
              </a>
              <p className="text-sm text-muted-foreground">{about}</p>
            </div>
            <p className="text-sm text-muted-foreground sm:text-right">
              {changed ? (
                <>
                  Changed <time dateTime={changed.at}>{formatMoment(changed.at)}</time>
                  {changed.by && ` by ${changed.by}`}
                </>
              ) : (
                'As it came with the site'
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
