import { adminNavigation, type StaffGroup, type StaffPage } from '@/content/admin';
import { routes } from '@/lib/routes';
import { NewsCount } from '../submissions/news-count';
import { AdminNavLink } from './admin-nav-link';
import { menuItem, navItem } from './nav-item';
import { StaffMenu } from './staff-menu';

type AdminNavigationProps = { isOwner: boolean };

/** One row where there is room for it, one menu on a phone; plain links both times. */
export function AdminNavigation({ isOwner }: AdminNavigationProps) {
  const entries = adminNavigation.filter((entry) => isOwner || !('isForOwners' in entry));
  return (
    <>
      <nav aria-label="Staff" className="max-lg:hidden">
        <ul className="flex items-center">
          {entries.map((entry) => (
            <li key={entry.name}>
              {'pages' in entry ? <GroupMenu {...entry} /> : <PageLink page={entry} className={navItem} />}
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Staff" className="lg:hidden">
        <PhoneMenu entries={entries} />
      </nav>
    </>
  );
}

function GroupMenu({ name, pages }: StaffGroup) {
  return (
    <StaffMenu
      name={name}
      paths={pages.map(({ path }) => path)}
      isAnchor
      panelClass="top-full left-0 min-w-48"
    >
      <PageList pages={pages} />
    </StaffMenu>
  );
}

function PhoneMenu({ entries }: { entries: readonly (StaffPage | StaffGroup)[] }) {
  const alone = entries.filter((entry) => 'path' in entry);
  const groups = entries.filter((entry) => 'pages' in entry);
  return (
    <StaffMenu
      name={
        <>
          Menu
          <NewsCount />
        </>
      }
      paths={[]}
      panelClass="top-full inset-x-(--admin-margin) grid max-h-[calc(100dvh-4.5rem)] sm:right-auto sm:w-96 grid-cols-2 gap-x-2 overflow-y-auto"
    >
      <PageList pages={alone} isWide />
      {groups.map(({ name, pages }) => (
        <div key={name}>
          <p className="px-3 pt-3 pb-1 text-sm text-muted-foreground">{name}</p>
          <PageList pages={pages} />
        </div>
      ))}
    </StaffMenu>
  );
}

type PageListProps = { pages: readonly StaffPage[]; isWide?: true };

function PageList({ pages, isWide }: PageListProps) {
  return (
    <ul className={isWide && 'col-span-2 grid grid-cols-2 gap-x-2 border-b pb-1'}>
      {pages.map((page) => (
        <li key={page.path}>
          <PageLink page={page} className={menuItem} />
        </li>
      ))}
    </ul>
  );
}

function PageLink({ page: { name, path }, className }: { page: StaffPage; className: string }) {
  return (
    <AdminNavLink href={path} className={className}>
      {name}
      {path === routes.admin && <NewsCount />}
    </AdminNavLink>
  );
}
