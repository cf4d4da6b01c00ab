import type { LocationsTexts } from '@/content/locations';
import { fillAllIn } from '../format/fill-in';
import { routes } from '../routes';
import type { Crumb } from '../search/seo/json-ld';
import type { ServiceLink } from '../services/link';
import { type LocationsView, locationsAddress } from './locations-address';

export { readLocationsView } from './locations-address';

/**
 * What page, metadata and structured data of a list of cities all say.
 * @param of the service of the view
 */
export function locationsFacts(texts: LocationsTexts, view: LocationsView, of: ServiceLink | null) {
  const { service, page } = view;
  const name = of?.name;
  const about = name ? fillAllIn(texts.ofService, { service: name }) : texts;
  const which = page > 1 ? `page ${page}` : null;
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
