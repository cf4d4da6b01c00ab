import { followed } from '../cache/followed';
import { briefClient } from '../supabase/brief';
import { defaultLinks, type IsService, knows, type ServiceLink } from './link';

/** What a page may still take after it must be within the time of its answer. */
const TIMEOUT_MS = 400;
const MAX_ROWS = 1000;

export type KnownServices = {
  services: readonly ServiceLink[];
  /** The slug of today under each that a service had before. */
  moved: ReadonlyMap<string, string>;
};

const followedKnown = followed<KnownServices>(
  'services',
  { services: defaultLinks, moved: new Map() },
  readKnown,
);

/** To be called by whoever changed a service: the next request waits until they are read anew. */
export const forgetServices = followedKnown.forget;

export const haveServicesBeenRead = followedKnown.isRead;

/** What addresses are read by, from the memory of this process. */
export const knownServices = followedKnown.current;

export async function followedServices(): Promise<readonly ServiceLink[]> {
  return (await knownServices()).services;
}

export async function isKnownService(): Promise<IsService> {
  return knows(await followedServices());
}

async function readKnown(): Promise<KnownServices> {
  const client = briefClient(TIMEOUT_MS);
  const [services, former] = await Promise.all([
    client
      .from('service_details')
      .select('slug:service_slug, name:service_name, position')
      .order('service_name')
      .limit(MAX_ROWS)
      .throwOnError(),
    client
      .from('former_service_slugs')
      .select('slug, service:service_details(now:service_slug)')
      .limit(MAX_ROWS)
      .throwOnError(),
  ]);
  return {
    services: services.data.length > 0 ? services.data : defaultLinks,
    moved: new Map(
      former.data.flatMap(({ slug, service }) => (service ? [[slug, service.now] as const] : [])),
    ),
  };
}
