/** A hosted Supabase answers at most this many rows a call. */
export const ROWS_A_CALL = 1000;

type Answer<Row> = PromiseLike<{ data: Row[] }>;

/**
 * The rows of a query, a call at a time, without keeping more than one call's rows.
 * @param ask reads the rows that come after one, or the first ones when there is none yet; at most `size` of them
 */
export async function* readCallsByKeyset<Row>(
  ask: (after: Row | null) => Answer<Row>,
  size = ROWS_A_CALL,
): AsyncGenerator<Row[], void> {
  let last: Row | null = null;
  while (true) {
    const { data: rows } = await ask(last);
    yield rows;
    last = rows.at(-1) ?? null;
    if (rows.length < size) return;
  }
}

/** The same, row by row. */
export async function* readByKeyset<Row>(
  ask: (after: Row | null) => Answer<Row>,
  size = ROWS_A_CALL,
): AsyncGenerator<Row> {
  for await (const rows of readCallsByKeyset(ask, size)) yield* rows;
}

/**
 * The rows of a query in an order that no key gives, all of them or the first `most`.
 * @param ask reads a stretch of them, both ends included
 */
export async function readByRange<Row>(
  ask: (from: number, to: number) => Answer<Row>,
  most = Number.POSITIVE_INFINITY,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < most; from += ROWS_A_CALL) {
    const { data } = await ask(from, from + ROWS_A_CALL - 1);
    rows.push(...data);
    if (data.length < ROWS_A_CALL) break;
  }
  return rows;
}
