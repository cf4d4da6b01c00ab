import { Unsupported } from '../http.ts';
import { RestError, syntaxError } from './errors.ts';

export type Selected =
  | { kind: 'column'; name: string; alias?: string }
  | { kind: 'embed'; name: string; alias?: string; hint?: string; inner: boolean; selected: Selected[] };
export type Filter =
  | { kind: 'test'; column: string; not: boolean; operator: string; language?: string; value: string }
  | { kind: 'group'; not: boolean; joiner: 'AND' | 'OR'; filters: Filter[] };
export type Sort = { column: string; modifiers: string };
/** What is asked of one table: the one in the path, or one embedded in it. */
export type Level = {
  filters: Filter[];
  sorts: Sort[];
  limit?: number;
  offset?: number;
  embedded: Map<string, Level>;
};
export type Query = {
  selected: Selected[];
  level: Level;
  columns?: string[];
  conflictColumns?: string[];
  /** Arguments of a function that is called by GET. */
  arguments: Map<string, string>;
};

const OPERATORS = new Set([
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'in',
  'is',
  'cs',
  'cd',
  'ov',
  'fts',
  'plfts',
  'wfts',
]);
const UNUSED_OPERATORS = new Set(['match', 'imatch', 'isdistinct', 'phfts', 'sl', 'sr', 'nxr', 'nxl', 'adj']);
const SORT_MODIFIERS: Record<string, string> = {
  asc: 'ASC',
  desc: 'DESC',
  nullsfirst: 'NULLS FIRST',
  nullslast: 'NULLS LAST',
};
const MAX_NESTING = 30;

export const emptyLevel = (): Level => ({ filters: [], sorts: [], embedded: new Map() });

export function parseQuery(
  parameters: URLSearchParams,
  isArgument: (name: string) => boolean = () => false,
): Query {
  const query: Query = {
    selected: parseSelect(parameters.get('select') ?? '*'),
    level: emptyLevel(),
    arguments: new Map(),
  };
  for (const [key, value] of parameters) {
    if (key === 'select') continue;
    if (key === 'columns') query.columns = parseNames(value);
    else if (key === 'on_conflict') query.conflictColumns = parseNames(value);
    else if (isArgument(key)) query.arguments.set(key, value);
    else parseCondition(query.level, key, value);
  }
  requireEmbeds(query.selected, query.level);
  return query;
}

function requireEmbeds(selected: Selected[], level: Level): void {
  for (const [name, below] of level.embedded) {
    const embed = selected.find(
      (item) => item.kind === 'embed' && (item.alias === name || item.name === name),
    );
    if (embed?.kind !== 'embed')
      throw new RestError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
        hint: `Verify that '${name}' is included in the 'select' query parameter.`,
      });
    requireEmbeds(embed.selected, below);
  }
}

function parseCondition(top: Level, key: string, value: string): void {
  const path = split(key, '.').map(unquote);
  const last = path.pop() ?? '';
  const joiner = last === 'and' || last === 'or' ? last : null;
  const not = joiner !== null && path.at(-1) === 'not' && path.pop() !== undefined;
  const level = path.reduce(levelBelow, top);
  if (joiner) level.filters.push(parseGroup(joiner, not, value));
  else if (last === 'limit' || last === 'offset') level[last] = parseInteger(value);
  else if (last === 'order') level.sorts = split(value).map(parseSort);
  else level.filters.push(parseTest(last, value));
}

function levelBelow(level: Level, name: string): Level {
  const below = level.embedded.get(name) ?? emptyLevel();
  level.embedded.set(name, below);
  return below;
}

function parseSelect(text: string): Selected[] {
  if (text.trim() === '') return [];
  return split(text).map((part) => parseSelected(part.trim()));
}

function parseSelected(item: string): Selected {
  if (item.startsWith('...')) throw new Unsupported('spreading an embedded row into its parent');
  const parts = /^((?:"(?:[^"\\]|\\.)*"|[^"(])*)(\(.*\))?$/s.exec(item);
  if (!parts) throw syntaxError('select parameter', item);
  const [, head = '', inside] = parts;
  if (head.includes('::')) throw new Unsupported('casts in select');
  const [first = '', second] = split(head, ':');
  const name = second ?? first;
  const alias = second === undefined ? undefined : unquote(first);
  if (inside === undefined) {
    refuseJsonPath(name);
    if (!name) throw syntaxError('select parameter', item);
    return { kind: 'column', name: unquote(name), alias };
  }
  if (inside === '()' && /^(.*\.)?(count|sum|avg|min|max)$/.test(name))
    throw new Unsupported('aggregate functions');
  const [target = '', ...modifiers] = split(name, '!');
  if (!target) throw syntaxError('select parameter', item);
  return {
    kind: 'embed',
    name: unquote(target),
    alias,
    hint: modifiers.find((modifier) => modifier !== 'inner' && modifier !== 'left'),
    inner: modifiers.includes('inner'),
    selected: parseSelect(inside.slice(1, -1)),
  };
}

function parseTest(column: string, expression: string): Filter {
  refuseJsonPath(column);
  const parts = /^(not\.)?([a-z]+)(?:\(([^)]*)\))?\.(.*)$/s.exec(expression);
  const [, not, operator = '', language, value = ''] = parts ?? [];
  if (UNUSED_OPERATORS.has(operator)) throw new Unsupported(`the operator ${operator}`);
  if (!OPERATORS.has(operator)) throw syntaxError('filter', expression);
  if (language !== undefined && !operator.endsWith('fts')) throw new Unsupported(`${operator}(${language})`);
  return { kind: 'test', column: unquote(column), not: not !== undefined, operator, language, value };
}

function parseGroup(joiner: string, not: boolean, text: string): Filter {
  if (!isParenthesised(text)) throw syntaxError('logic tree', text);
  const filters = split(text.slice(1, -1)).map((part): Filter => {
    const item = part.trim();
    const group = /^(not\.)?(and|or)(\(.*\))$/s.exec(item);
    if (group) return parseGroup(group[2] ?? '', group[1] !== undefined, group[3] ?? '');
    const test = /^((?:"(?:[^"\\]|\\.)*"|[^".])+)\.(.*)$/s.exec(item);
    if (!test) throw syntaxError('logic tree', text);
    const filter = parseTest(test[1] ?? '', test[2] ?? '');
    return filter.kind === 'test' && filter.operator !== 'in'
      ? { ...filter, value: unquote(filter.value) }
      : filter;
  });
  return { kind: 'group', not, joiner: joiner === 'or' ? 'OR' : 'AND', filters };
}

/** The values of `in.(…)`. */
export function parseList(text: string): string[] {
  if (!isParenthesised(text)) throw syntaxError('filter', `in.${text}`);
  return text === '()' ? [] : split(text.slice(1, -1)).map(unquote);
}

function parseSort(text: string): Sort {
  const [column = '', ...modifiers] = split(text, '.');
  if (column.includes('(')) throw new Unsupported('ordering by a column of an embedded row');
  refuseJsonPath(column);
  const sql = modifiers.map((modifier) => SORT_MODIFIERS[modifier]);
  if (!column || sql.includes(undefined)) throw syntaxError('order', text);
  return { column: unquote(column), modifiers: sql.join(' ') };
}

function parseInteger(text: string): number {
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value)) throw syntaxError('limit/offset', text);
  if (value < 0)
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: 'Limit should be greater than or equal to zero.',
    });
  return value;
}

const parseNames = (text: string) => (text ? split(text).map(unquote) : []);

function refuseJsonPath(name: string): void {
  if (name.includes('->')) throw new Unsupported('paths into JSON columns');
}

/** Splits where the separator stands outside quotes and brackets. */
function split(text: string, separator = ','): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[\s\S]/g)) {
    if (token === separator && depth <= 0) {
      parts.push('');
      continue;
    }
    if ('({['.includes(token)) depth++;
    if (')}]'.includes(token)) depth--;
    if (depth > MAX_NESTING) throw syntaxError('nesting', text.slice(0, 80));
    parts[parts.length - 1] += token;
  }
  return parts;
}

function unquote(text: string): string {
  const trimmed = text.trim();
  return /^".*"$/s.test(trimmed) && trimmed.length > 1 ? trimmed.slice(1, -1).replace(/\\(.)/gs, '$1') : text;
}

const isParenthesised = (text: string) => text.startsWith('(') && text.endsWith(')');
