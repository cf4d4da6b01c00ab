import { listOf, textOrEmpty, titledText } from '../supabase/read-row';
import * as z from '../validation/zod';
import {
  type EditorService,
  type ServiceFields,
  type ServiceItems,
  serviceItems,
  serviceTexts,
} from './admin-schema';
import { completeRow } from './complete-row';
import { serviceIcon } from './icons';

const items = listOf(titledText);
const row = z.object({
  id: z.string(),
  updated_at: z.string(),
  icon: textOrEmpty,
  status: z.enum(['draft', 'published']).catch('published'),
  bullets: listOf(z.string()),
  faq: listOf(z.object({ question: textOrEmpty, answer: textOrEmpty })),
  price_rows: listOf(z.object({ label: textOrEmpty, value: textOrEmpty })),
});

/** A row of service_details with all that the site says of the service now. */
export function toEditorService(value: object): EditorService {
  const complete = completeRow(value);
  const { id, updated_at: updatedAt, ...read } = row.parse(complete);
  const fields = {
    ...Object.fromEntries(serviceTexts.map((name) => [name, textOrEmpty.parse(complete[name])])),
    ...Object.fromEntries(serviceItems.map((name) => [name, items.parse(complete[name])])),
    ...read,
    icon: serviceIcon(read.icon),
  } as ServiceFields;
  const path = fields.status === 'published' ? `/services/${fields.service_slug}` : null;
  return { id, updatedAt, path, fields };
}

/** Three lists are kept with the names that the specification gives their items. */
const NAMED: readonly ServiceItems[] = ['expertise_areas', 'benefits', 'process_steps'];

/** The form as the database's columns: from then on nothing is taken from `content/`. */
export function serviceColumns(fields: ServiceFields) {
  const named = NAMED.map((list) => [
    list,
    fields[list].map(({ title: name, description }) => ({ name, description })),
  ]);
  return { ...fields, ...Object.fromEntries(named), default_texts: '' } as ServiceFields & {
    default_texts: string;
  };
}
