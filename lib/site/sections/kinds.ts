import type { AreaField, Fields, GroupField, LineField, LinesField, ListField } from '../fields';

type More<Of> = Partial<Omit<Of, 'kind' | 'label'>>;

/** A heading, a name, the words of a link: one line. */
export const line = (label: string, more: More<LineField> = {}): LineField => ({
  kind: 'line',
  label,
  maximum: 160,
  ...more,
});

/** The words on a button or link. */
export const button = (label: string, more: More<LineField> = {}) => line(label, { maximum: 60, ...more });

/** A sentence or a paragraph. */
export const area = (label: string, more: More<AreaField> = {}): AreaField => ({
  kind: 'area',
  label,
  maximum: 600,
  ...more,
});

export const lines = (label: string, itemName: string, more: More<LinesField> = {}): LinesField => ({
  kind: 'lines',
  label,
  itemName,
  maximum: 600,
  maximumItems: 50,
  ...more,
});

export const group = <Group extends Fields>(
  label: string,
  fields: Group,
  hint?: string,
): GroupField<Group> => ({
  kind: 'group',
  label,
  fields,
  hint,
});

export const list = <Item extends Fields>(
  label: string,
  itemName: string,
  item: Item,
  more: More<Omit<ListField, 'item' | 'itemName'>> = {},
): ListField<Item> => ({ kind: 'list', label, itemName, item, maximumItems: 50, ...more });

/** What a page says in search results; shown there as `snippet` of its section. */
export const metaTitle = line('Title in search results', {
  hint: 'The name of the agency is added where there is room for it.',
});
export const metaDescription = area('Description in search results', { maximum: 320 });

export const questions = list('Questions', 'Question', {
  question: line('Question', { maximum: 300 }),
  answer: area('Answer', { maximum: 5000 }),
});
