import { Unsupported } from '../http.ts';
import { syntaxError } from './errors.ts';

const NAME = /^[\p{L}\p{N}_ $]+(-[\p{L}\p{N}_ $]+)*$/u;
const QUOTED = /^"(?:[^"\\]|\\.)*"$/s;
const MAX_NESTING = 30;

export const parseNames = (text: string) => [...new Set(split(text).map(columnOf))];

/** The name of a column or a table, in quotes or not. */
export function columnOf(text: string): string {
  if (text.includes('->')) throw new Unsupported('paths into JSON columns');
  const name = text.trim();
  if (name === '') throw syntaxError('field name', text);
  if (!QUOTED.test(name) && !NAME.test(name)) throw new Unsupported(`the name ${name}`);
  return unquote(name);
}

/** Splits where the separator stands outside quotes and brackets. */
export function split(text: string, separator = ','): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[\s\S]/g)) {
    if (token === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
    if ('({'.includes(token)) depth++;
    if (')}'.includes(token)) depth--;
    if (depth < 0) break;
    if (depth > MAX_NESTING) throw syntaxError('nesting', text.slice(0, 80));
  }
  if (depth !== 0) throw new Unsupported(`brackets that do not match in ${text.slice(0, 80)}`);
  return parts;
}

export function unquote(text: string): string {
  const trimmed = text.trim();
  return QUOTED.test(trimmed) ? trimmed.slice(1, -1).replace(/\\(.)/gs, '$1') : text;
}
