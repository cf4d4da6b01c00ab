import { followed } from '../cache/followed';
import { briefClient } from '../supabase/brief';
import { defaultLinks, type IsService, knows, type ServiceLink } from './link';

const TIMEOUT_MS = 1000;
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
  const { data } = await briefClient(TIMEOUT_MS)
    .from('service_details')
    .select('slug:service_slug, name:service_name, position, former:former_service_slugs(slug)')
    .order('service_name')
    .limit(MAX_ROWS)
    .throwOnError();
  return {
    services: data.length > 0 ? data.map(({ former: _, ...link }) => link) : defaultLinks,
    moved: new Map(data.flatMap(({ slug, former }) => former.map((old) => [old.slug, slug] as const))),
  };
}
