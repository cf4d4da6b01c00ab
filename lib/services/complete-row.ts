import { serviceDefaults } from '@/content/service-defaults';

type Row = Record<string, unknown>;

const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);

/**
 * A row of service_details with the texts of `content/` where it has none. Once the editor has written all of them,
 * `default_texts` is empty, and what is empty stays so.
 */
export function completeRow(row: object): Row {
  const given = new Map(Object.entries(row));
  const defaults = serviceDefaults.get(String(given.get('default_texts'))) ?? {};
  const missing = Object.entries(defaults).filter(([column]) => isEmpty(given.get(column)));
  return { ...Object.fromEntries(given), ...Object.fromEntries(missing) };
}
