import { locationsPage } from '@/content/locations';
import { routes } from '../routes';
import type { Crumb } from '../search/seo/json-ld';
import type { ServiceLink } from '../services/link';
import { type LocationsView, locationsAddress } from './locations-address';

export { readLocationsView } from './locations-address';

/**
 * What page, metadata and structured data of a list of cities all say.
 * @param of the service of the view
 */
export function locationsFacts(view: LocationsView, of: ServiceLink | null) {
  const { service, page } = view;
  const name = of?.name;
  const { title, description, lead, ofService } = locationsPage;
  const about = name
    ? { title: ofService.title(name), description: ofService.description(name), lead: ofService.lead(name) }
    : { title, description, lead };
  const which = page > 1 ? locationsPage.page(page) : null;
  const crumbs: Crumb[] = [
    { name: 'Home', path: routes.home },
    ...(name || which ? [{ name: 'Locations', path: routes.locations }] : [{ name: 'Locations' }]),
    ...(name ? [{ name, ...(which ? { path: locationsAddress({ service, page: 1 }) } : {}) }] : []),
    ...(which ? [{ name: `Page ${page}` }] : []),
  ];
  return {
    page: {
      title: which ? `${about.title}, ${which}` : about.title,
      description: which ? `${about.description} This is ${which}.` : about.description,
      path: locationsAddress(view),
    },
    lead: about.lead,
    crumbs,
  };
}
