import 'server-only';
import type { SaveAnswer, Stored } from '../action/save-answer';
import { UserError } from '../action/user-error';
import { followChangesNow } from '../cache/changes';
import type { FillValues } from '../format/fill-in';
import { absoluteUrl } from '../routes/url';
import type { Json } from '../supabase/database.types';
import { answerOf, codes } from '../supabase/errors';
import { sessionClient } from '../supabase/session';
import { fieldErrorsOf } from '../validation/field-errors';
import { sameValue } from '../validation/same-value';
import * as z from '../validation/zod';
import { errorsOfSection } from './checks';
import { complete } from './complete';
import { withDateOfChange } from './date-of-change';
import { brandOrDefault } from './identity';
import { getFillValues } from './read';
import { fieldsOf } from './section';
import { isSectionName, type SectionName, sectionNames, sections } from './sections';
import { fieldsSchema } from './value-schema';

/** Below what the table takes, which counts the spaces of its own writing. */
const MAX_BYTES = 880_000;
const TOO_LARGE = 'This is more than can be kept here. Please shorten a text or remove an item.';
const INVALID = 'Please correct the fields that are marked.';
const COLUMNS = 'name, fields, updated_at';

export type EditorSection = Stored<Record<string, unknown>>;

export const saveSectionSchema = z.object({
  name: z.string().max(40).refine(isSectionName),
  fields: z.record(z.string().max(100), z.unknown()),
  expected: z.iso.datetime({ offset: true }).nullable(),
});

const rowSchema = z.object({ name: z.string(), fields: z.unknown(), updated_at: z.string() });

function toEditorSection(name: SectionName, row: unknown): EditorSection {
  const { fields, updated_at: updatedAt } = row ? rowSchema.parse(row) : { fields: null, updated_at: null };
  return { updatedAt, fields: complete(fieldsOf(sections[name]), sections[name].defaults, fields) };
}

/** A section for its form, as it is in the database at this moment. */
export async function getEditorSection(name: SectionName): Promise<EditorSection> {
  const { data } = await (await sessionClient())
    .from('site_sections')
    .select(COLUMNS)
    .eq('name', name)
    .maybeSingle()
    .throwOnError();
  return toEditorSection(name, data);
}

export type SectionChange = { at: string; by: string | null };

/** When each section was last changed, and by whom; those that never were are missing. */
export async function listSectionChanges(): Promise<Map<string, SectionChange>> {
  const client = await sessionClient();
  const changesOf = async (name: string) => {
    const { data } = await client
      .from('activity')
      .select('actor_email')
      .eq('kind', 'site section')
      .eq('item_id', name)
      .order('id', { ascending: false })
      .limit(1)
      .maybeSingle()
      .throwOnError();
    return data?.actor_email ?? null;
  };
  const { data } = await client
    .from('site_sections')
    .select('name, updated_at')
    .in('name', sectionNames)
    .throwOnError();
  return new Map(
    await Promise.all(
      data.map(async ({ name, updated_at: at }) => [name, { at, by: await changesOf(name) }] as const),
    ),
  );
}

/** What the texts of a section may name, with what is put there; null where they name nothing. */
const valuesFor = async (name: SectionName): Promise<FillValues | null> =>
  sections[name].isSource ? null : getFillValues();

/** All that the form of a section is opened with. */
export async function openSection(name: SectionName) {
  const { title, page, defaults, snippet } = sections[name];
  const [stored, values, brand] = await Promise.all([
    getEditorSection(name),
    valuesFor(name),
    brandOrDefault(),
  ]);
  return {
    ...{ name, title, page, fields: fieldsOf(sections[name]), defaults: { ...defaults }, stored, values },
    snippet: snippet ? { ...snippet, siteName: brand.name, origin: absoluteUrl('/') } : null,
  };
}

/** Only what differs from the default is stored: where the owner said nothing, what comes with the site goes on to hold. */
function changedFields(name: SectionName, fields: Record<string, unknown>): Json {
  const defaults: Record<string, unknown> = sections[name].defaults;
  return Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => !sameValue(value, defaults[field])),
  ) as Json;
}

/** With the day of a change of the text, unless its owner wrote another. */
async function dated(name: SectionName, fields: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { dateOfChange } = sections[name];
  if (dateOfChange === undefined) return fields;
  return withDateOfChange(dateOfChange, (await getEditorSection(name)).fields, fields);
}

/**
 * Saves a section, unless somebody else has saved it since `expected`.
 * @throws {UserError} with the messages at the fields, where something in them is not as it should be
 */
export async function saveSection(
  input: z.infer<typeof saveSectionSchema>,
): Promise<SaveAnswer<EditorSection>> {
  const { name, expected } = input;
  const parsed = fieldsSchema(fieldsOf(sections[name]), Object.keys((await valuesFor(name)) ?? {})).safeParse(
    input.fields,
  );
  if (!parsed.success) throw new UserError('invalid', INVALID, fieldErrorsOf(parsed.error));
  const errors = await errorsOfSection(name, parsed.data);
  if (Object.keys(errors).length > 0) throw new UserError('invalid', INVALID, errors);
  const rows = (await sessionClient()).from('site_sections');
  const fields = changedFields(name, await dated(name, parsed.data));
  if (Buffer.byteLength(JSON.stringify(fields)) > MAX_BYTES) throw new UserError('invalid', TOO_LARGE);
  const written = expected
    ? rows.update({ fields }).eq('name', name).eq('updated_at', expected)
    : rows.insert({ name, fields });
  const { data, error } = await answerOf(written.select(COLUMNS).maybeSingle(), codes.unique);
  if (error || !data) return { kind: 'conflict', theirs: await getEditorSection(name) };
  await followChangesNow();
  return { kind: 'saved', stored: toEditorSection(name, data) };
}
