import { Unsupported } from '../http.ts';
import { syntaxError } from './errors.ts';
import { columnOf, parseNames, split, unquote } from './names.ts';

export type Column = { name: string; alias?: string };
/** The one row of another table that a row points to. */
export type Embed = { name: string; alias: string; columns: Column[] };
export type Test = { kind: 'test'; column: string; not: boolean; operator: string; value: string };
export type Filter = Test | { kind: 'group'; not: boolean; joiner: 'AND' | 'OR'; filters: Filter[] };
export type Sort = { column: string; direction: string };
export type Query = {
  columns: Column[];
  embeds: Embed[];
  filters: Filter[];
  sorts: Sort[];
  limit?: number;
  offset?: number;
  /** The columns that an insert writes, where its rows differ. */
  written?: string[];
  conflictColumns?: string[];
};

/** The operators that stand between a column and one value; `in` and `is` are the others. */
export const COMPARISONS: Record<string, string> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'LIKE',
  ilike: 'ILIKE',
  cs: '@>',
  ov: '&&',
};
const OPERATORS = new Set([...Object.keys(COMPARISONS), 'in', 'is']);
const UNUSED_OPERATORS = /^(cd|match|imatch|isdistinct|(pl|ph|w)?fts|sl|sr|nxr|nxl|adj)$/;
const DIRECTION = /^(asc|desc|(asc |desc )?nulls(first|last))?$/;
const ONCE = ['select', 'columns', 'on_conflict', 'order', 'limit', 'offset'];

export function parseQuery(parameters: URLSearchParams): Query {
  const query: Query = { ...parseSelect(parameters.get('select') || '*'), filters: [], sorts: [] };
  const twice = ONCE.find((name) => parameters.getAll(name).length > 1);
  if (twice) throw new Unsupported(`${twice} twice in a query`);
  for (const [key, value] of parameters) {
    if (key === 'select') continue;
    if (value === '') throw new Unsupported(`${key} without a value`);
    if (key === 'columns') query.written = parseNames(value);
    else if (key === 'on_conflict') query.conflictColumns = parseNames(value);
    else if (key === 'order') query.sorts = split(value).map(parseSort);
    else if (key === 'limit' || key === 'offset') query[key] = parseInteger(value);
    else query.filters.push(parseCondition(key, value));
  }
  refuseSharedNames(query);
  return query;
}

/** What is embedded twice is an error there, and a condition by that name is one on the embedded rows. */
function refuseSharedNames({ embeds, filters }: Query): void {
  const names = embeds.map(({ alias }) => alias);
  const isShared = names.some((name, index) => names.indexOf(name) !== index);
  if (isShared) throw new Unsupported('embedding twice under one name');
  if (filters.some((filter) => filter.kind === 'test' && names.includes(filter.column)))
    throw new Unsupported('conditions on embedded rows');
}

function parseSelect(text: string): Pick<Query, 'columns' | 'embeds'> {
  const columns: Column[] = [];
  const embeds: Embed[] = [];
  for (const item of split(text)) {
    const [, head = '', inside] = /^((?:"(?:[^"\\]|\\.)*"|[^"(])*)(\(.*\))?$/s.exec(item.trim()) ?? [];
    if (head.includes('!') || /^\.\.\.|::/.test(head)) throw new Unsupported(`${head} in select`);
    const [first = '', second, third] = split(head, ':');
    if (third !== undefined || first.trim() === '' || inside === '()')
      throw new Unsupported(`${head} in select`);
    const name = (second ?? first).trim() === '*' ? '*' : columnOf(second ?? first);
    const alias = second === undefined ? undefined : columnOf(first);
    if (inside === undefined) columns.push({ name, alias });
    else {
      const within = parseSelect(inside.slice(1, -1));
      if (within.embeds.length > 0) throw new Unsupported(`${item} in select`);
      embeds.push({ name, alias: alias ?? name, columns: within.columns });
    }
  }
  return { columns, embeds };
}

function parseCondition(key: string, value: string): Filter {
  const [, not, joiner] = /^(not\.)?(and|or)$/.exec(key) ?? [];
  if (joiner) return parseGroup(joiner, not !== undefined, value);
  if (split(key, '.').length > 1) throw new Unsupported('conditions on embedded rows');
  return parseTest(key, value);
}

function parseTest(column: string, expression: string): Test {
  const [, not, operator = '', language, value = ''] =
    /^(not\.)?([a-z]+)(\([^)]*\))?\.(.*)$/s.exec(expression) ?? [];
  if (UNUSED_OPERATORS.test(operator) || language) throw new Unsupported(`the operator ${operator}`);
  if (!OPERATORS.has(operator)) throw syntaxError('filter', expression);
  return { kind: 'test', column: columnOf(column), not: not !== undefined, operator, value };
}

function parseGroup(joiner: string, not: boolean, text: string): Filter {
  if (!isParenthesised(text)) throw new Unsupported(`the group ${text}`);
  const filters = split(text.slice(1, -1)).map((part): Filter => {
    if (part !== part.trim()) throw new Unsupported('spaces between conditions');
    const [, isNot, nested, inside = ''] = /^(not\.)?(and|or)(\(.*\))$/s.exec(part) ?? [];
    if (nested) return parseGroup(nested, isNot !== undefined, inside);
    const [column = '', ...expression] = split(part, '.');
    if (expression.length === 0) throw syntaxError('logic tree', text);
    const filter = parseTest(column, expression.join('.'));
    if (filter.operator === 'in') return filter;
    if (/^[^"{].*"/s.test(filter.value)) throw new Unsupported(`quotes within the value ${filter.value}`);
    return { ...filter, value: unquote(filter.value) };
  });
  return { kind: 'group', not, joiner: joiner === 'or' ? 'OR' : 'AND', filters };
}

export function parseList(text: string): string[] {
  if (!isParenthesised(text)) throw syntaxError('filter', `in.${text}`);
  return text === '()' ? [] : split(text.slice(1, -1)).map(parseItem);
}

function parseItem(text: string): string {
  if (!text.startsWith('"') && /[(),]/.test(text)) throw new Unsupported(`the item ${text} without quotes`);
  return unquote(text);
}

function parseSort(text: string): Sort {
  const [column = '', ...modifiers] = split(text, '.');
  const direction = modifiers.join(' ');
  if (column.includes('(')) throw new Unsupported('ordering by a column of an embedded row');
  if (!column || !DIRECTION.test(direction)) throw syntaxError('order', text);
  return { column: columnOf(column), direction: direction.replace('nulls', 'NULLS ') };
}

function parseInteger(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Unsupported(`a limit or offset of ${text}`);
  return Number(text);
}

const isParenthesised = (text: string) => text.startsWith('(') && text.endsWith(')');
