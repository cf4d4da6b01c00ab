/** The parser's time grows with the square of the depth; browsers themselves stop at 512. */
const MAX_DEPTH = 5000;
const TAG = /<(\/?)([a-z][a-z0-9-]*)/gi;
/** Elements without an end, and those whose end may be left out. */
const UNCLOSED =
  /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|tr|td|th|thead|tbody|tfoot|option|optgroup|colgroup|rb|rp|rt|path|circle|rect|line|use|stop|polygon|polyline|ellipse)$/i;

/** Whether a document was made to exhaust its reader. A rough count: it only tells thousands from dozens. */
export function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, end, name = ''] of html.matchAll(TAG)) {
    if (UNCLOSED.test(name)) continue;
    depth = end ? Math.max(0, depth - 1) : depth + 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
