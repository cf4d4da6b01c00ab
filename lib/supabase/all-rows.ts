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

/** The same, row by row, all of them or the first `most`. */
export async function* readByKeyset<Row>(
  ask: (after: Row | null) => Answer<Row>,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<Row> {
  let left = most;
  for await (const rows of readCallsByKeyset(ask)) {
    yield* rows.slice(0, left);
    left -= rows.length;
    if (left <= 0) return;
  }
}
