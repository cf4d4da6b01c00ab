import 'server-only';
import { cache } from 'react';
import { orFallback } from '../cache/page-cache/or-fallback';
import { tags } from '../cache/tags';
import { publicClient } from '../supabase/public';
import { completeServiceList, defaultServices, type ServiceSummary } from './defaults';
import { SERVICE_COLUMNS, type Service, toService } from './schema';

/** The services for the list, by name; the six defaults when the database does not answer (specification, section 8). */
export function listServices(): Promise<ServiceSummary[]> {
  return orFallback(
    'services.unavailable',
    async () => {
      const { data } = await publicClient(tags.serviceList)
        .from('service_details')
        .select('id, service_name, service_slug, service_description')
        .order('service_name')
        .throwOnError();
      return completeServiceList(data);
    },
    defaultServices,
  );
}

/** One service, or null when there is none. */
export const getService = cache(async (slug: string): Promise<Service | null> => {
  const { data } = await publicClient(tags.service(slug))
    .from('service_details')
    .select(SERVICE_COLUMNS)
    .eq('service_slug', slug)
    .maybeSingle()
    .throwOnError();
  return data ? toService(data) : null;
});
