import 'server-only';
import type { SaveAnswer } from '../action/save-answer';
import { UserError } from '../action/user-error';
import { followChangesNow } from '../cache/changes';
import { refuseMissingTarget } from '../redirects/target';
import { followLater } from '../renames';
import { namesIn } from '../site/names';
import { getFillValues } from '../site/read';
import { answerOf, codes } from '../supabase/errors';
import { sessionClient } from '../supabase/session';
import type * as z from '../validation/zod';
import { serviceColumns, toEditorService } from './admin-row';
import type {
  deleteServiceSchema,
  EditorService,
  movePositionSchema,
  ServiceFields,
  saveServiceSchema,
} from './admin-schema';
import { inMenuOrder, type ServiceLink } from './link';

const MAX_COUNT = 1000;
/** What city pages put in themselves. */
const OWN_NAMES = ['service', 'city', 'price'];

const TOO_LONG = 'One of the lists is longer than the database takes. Please shorten it and save again.';

export type ListedService = ServiceLink & {
  id: string;
  icon: string;
  status: string;
  updatedAt: string;
  cityPages: number;
};

/** Every service as it is in the database at this moment, in the order of the menus. */
export async function listAdminServices(): Promise<ListedService[]> {
  const client = await sessionClient();
  const [{ data }, counts] = await Promise.all([
    client.from('service_details').select('*').limit(MAX_COUNT).throwOnError(),
    client.rpc('count_service_pages').throwOnError(),
  ]);
  const pagesOf = new Map(counts.data.map(({ service_id, city_pages }) => [service_id, Number(city_pages)]));
  const services = data.map((row) => {
    const { id, updatedAt, fields } = toEditorService(row);
    return {
      ...{ id, updatedAt, name: fields.service_name, slug: fields.service_slug, position: row.position },
      ...{ icon: fields.icon, status: fields.status, cityPages: pagesOf.get(id) ?? 0 },
    };
  });
  return inMenuOrder(services);
}

/** A service for the form, or null when there is none. */
export async function getEditorService(id: string): Promise<EditorService | null> {
  const { data } = await (await sessionClient())
    .from('service_details')
    .select('*')
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  return data && toEditorService(data);
}

/**
 * Saves a service, a new one when `id` is null, unless somebody else has saved it since `expected`. Its city pages go with its
 * name, and what led to a former slug leads to the new one.
 * @throws {UserError} when another service has its name or slug, or a text names a figure that there is not
 */
export async function saveService({
  id,
  expected,
  fields,
}: z.infer<typeof saveServiceSchema>): Promise<SaveAnswer<EditorService>> {
  await refuseUnknownNames(fields);
  const services = (await sessionClient()).from('service_details');
  const columns = serviceColumns(fields);
  const written = id
    ? services
        .update(columns)
        .eq('id', id)
        .eq('updated_at', expected ?? '-infinity')
    : services.insert(columns);
  const { data, error } = await answerOf(written.select('*').maybeSingle(), codes.unique, codes.check);
  if (error?.code === codes.check) throw new UserError('invalid', TOO_LONG);
  if (error) throw await taken(id, fields);
  if (data) {
    await followChangesNow();
    const stored = toEditorService(data);
    return { kind: 'saved', stored: { ...stored, isFollowed: await followLater('service', stored.id) } };
  }
  const theirs = id ? await getEditorService(id) : null;
  return theirs ? { kind: 'conflict', theirs } : { kind: 'gone' };
}

async function refuseUnknownNames(fields: ServiceFields): Promise<void> {
  const known = new Set([...Object.keys(await getFillValues()), ...OWN_NAMES]);
  const errors = unknownNames(fields, known).map(([path, name]) => [
    path,
    `There is no figure {{${name}}}. The figures are under Site.`,
  ]);
  if (errors.length > 0)
    throw new UserError('invalid', 'Please correct the fields marked below.', Object.fromEntries(errors));
}

/** The paths of texts, however deep, with the first name in each that nothing is called by. */
function unknownNames(value: unknown, known: ReadonlySet<string>, path = ''): [string, string][] {
  if (typeof value === 'string') {
    const unknown = namesIn(value).find((name) => !known.has(name));
    return unknown === undefined ? [] : [[path, unknown]];
  }
  return Object.entries(Object(value)).flatMap(([key, inner]) =>
    unknownNames(inner, known, path ? `${path}.${key}` : key),
  );
}

async function taken(id: string | null, { service_slug: slug }: ServiceFields): Promise<UserError> {
  const others = (await listAdminServices()).filter((service) => service.id !== id);
  const field = others.some((other) => other.slug === slug) ? 'service_slug' : 'service_name';
  const message = `Another service has this ${field === 'service_slug' ? 'slug' : 'name'} already.`;
  return new UserError('invalid', message, { [field]: message });
}

/** Puts a service at another place of the list, which is saved at once. */
export async function moveService({ id, to }: z.infer<typeof movePositionSchema>): Promise<void> {
  const seen = (await listAdminServices()).map((service) => service.id);
  const client = await sessionClient();
  await answerOf(client.rpc('move_service_position', { service_id: id, to_position: to, seen }));
  await followChangesNow();
}

/** @throws {UserError} when it has city pages that no other service takes */
export async function deleteService({
  id,
  redirectTo,
  moveTo,
}: z.infer<typeof deleteServiceSchema>): Promise<void> {
  const target = redirectTo.trim();
  if (target) await refuseMissingTarget(target);
  const client = await sessionClient();
  await answerOf(
    client.rpc('delete_service', {
      service_id: id,
      redirect_to: target || undefined,
      move_to: moveTo ?? undefined,
    }),
  );
  if (moveTo) await followLater('service', moveTo);
  await followChangesNow();
}
