/**
 * A condition for `or()`: the column contains the text, in whatever case. PostgREST reads an asterisk as any text and
 * knows no escape for it: any one character comes nearest.
 */
export function contains(column: string, text: string): string {
  const pattern = text.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_');
  return `${column}.ilike."%${pattern.replace(/["\\]/g, '\\$&')}%"`;
}
