import { Unsupported } from '../http.ts';
import { syntaxError } from './errors.ts';

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
const DIRECTION = /^(asc|desc)? ?(nullsfirst|nullslast)?$/;
const MAX_NESTING = 30;

export function parseQuery(parameters: URLSearchParams): Query {
  const query: Query = { ...parseSelect(parameters.get('select') ?? '*'), filters: [], sorts: [] };
  for (const [key, value] of parameters) {
    if (key === 'select') continue;
    if (key === 'columns') query.written = parseNames(value);
    else if (key === 'on_conflict') query.conflictColumns = parseNames(value);
    else if (key === 'order') query.sorts = split(value).map(parseSort);
    else if (key === 'limit' || key === 'offset') query[key] = parseInteger(value);
    else query.filters.push(parseCondition(key, value));
  }
  return query;
}

function parseSelect(text: string): Pick<Query, 'columns' | 'embeds'> {
  const columns: Column[] = [];
  const embeds: Embed[] = [];
  for (const item of text.trim() === '' ? [] : split(text)) {
    const [, head = '', inside] = /^((?:"(?:[^"\\]|\\.)*"|[^"(])*)(\(.*\))?$/s.exec(item.trim()) ?? [];
    if (head.includes('!') || /^\.\.\.|::/.test(head)) throw new Unsupported(`${head} in select`);
    const [first = '', second] = split(head, ':');
    const name = columnOf(second ?? first);
    const alias = second === undefined ? undefined : unquote(first);
    if (name === '') throw syntaxError('select parameter', item);
    if (inside === undefined) columns.push({ name, alias });
    else {
      const within = parseSelect(inside.slice(1, -1));
      if (within.embeds.length > 0 || inside === '()') throw new Unsupported(`${item} in select`);
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
  if (!isParenthesised(text)) throw syntaxError('logic tree', text);
  const filters = split(text.slice(1, -1)).map((part): Filter => {
    const [, isNot, nested, inside = ''] = /^(not\.)?(and|or)(\(.*\))$/s.exec(part.trim()) ?? [];
    if (nested) return parseGroup(nested, isNot !== undefined, inside);
    const [column = '', ...expression] = split(part.trim(), '.');
    const filter = parseTest(column, expression.join('.'));
    return filter.operator === 'in' ? filter : { ...filter, value: unquote(filter.value) };
  });
  return { kind: 'group', not, joiner: joiner === 'or' ? 'OR' : 'AND', filters };
}

export function parseList(text: string): string[] {
  if (!isParenthesised(text)) throw syntaxError('filter', `in.${text}`);
  return text === '()' ? [] : split(text.slice(1, -1)).map(unquote);
}

function parseSort(text: string): Sort {
  const [column = '', ...modifiers] = split(text, '.');
  const direction = modifiers.join(' ');
  if (column.includes('(')) throw new Unsupported('ordering by a column of an embedded row');
  if (!column || !DIRECTION.test(direction)) throw syntaxError('order', text);
  return { column: columnOf(column), direction: direction.replace('nulls', 'NULLS ') };
}

function parseInteger(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw syntaxError('limit/offset', text);
  return Number(text);
}

const parseNames = (text: string) => (text ? split(text).map(unquote) : []);

function columnOf(text: string): string {
  if (text.includes('->')) throw new Unsupported('paths into JSON columns');
  return unquote(text);
}

/** Splits where the separator stands outside quotes and brackets. */
function split(text: string, separator = ','): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[\s\S]/g)) {
    if (token === separator && depth <= 0) parts.push('');
    else parts[parts.length - 1] += token;
    if ('({['.includes(token)) depth++;
    if (')}]'.includes(token)) depth--;
    if (depth > MAX_NESTING) throw syntaxError('nesting', text.slice(0, 80));
  }
  return parts;
}

function unquote(text: string): string {
  const trimmed = text.trim();
  return /^".*"$/s.test(trimmed) && trimmed.length > 1 ? trimmed.slice(1, -1).replace(/\\(.)/gs, '$1') : text;
}

const isParenthesised = (text: string) => text.startsWith('(') && text.endsWith(')');
