import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { ListNavigationArea } from '@/components/admin/list/list-navigation';
import { ListSection } from '@/components/admin/list/list-section';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { ButtonLink } from '@/components/ui/button-link';
import type { ListedService } from '@/lib/services/admin';
import { ServicesTable } from './services-table';

/** `services` is null when they could not be read. */
export function ServicesView({ services }: { services: ListedService[] | null }) {
  return (
    <ListNavigationArea>
      <AdminHeading title="Services" subtitle="What the agency sells, with a page each">
        <ButtonLink href="/admin/services/new">New Service</ButtonLink>
      </AdminHeading>
      {services === null && (
        <LoadFailure text="The services could not be loaded. Please try again." retry="/admin/services" />
      )}
      {services?.length === 0 && (
        <p className="rounded-lg border px-6 py-14 text-center">
          No services found. As long as there is none, visitors see the six that come with the site.
        </p>
      )}
      {services && services.length > 0 && (
        <ListSection label="Services">
          <ServicesTable services={services} />
        </ListSection>
      )}
    </ListNavigationArea>
  );
}
