/** A hosted Supabase answers at most this many rows a call. */
export const ROWS_A_CALL = 1000;

/**
 * All rows of a query, a call at a time, without keeping more than one call's rows.
 * @param ask reads the rows that come after one, or the first ones when there is none yet; at most `size` of them
 * @throws when the database does not answer
 */
export async function* readByKeyset<Row>(
  ask: (after: Row | null) => PromiseLike<{ data: Row[] }>,
  size = ROWS_A_CALL,
): AsyncGenerator<Row> {
  let last: Row | null = null;
  while (true) {
    const { data: rows } = await ask(last);
    yield* rows;
    last = rows.at(-1) ?? null;
    if (rows.length < size) return;
  }
}
