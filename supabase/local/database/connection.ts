import type { Row, Statement, Task } from './protocol.ts';

export type Run = (...statements: Statement[]) => Promise<Row[][]>;

/** What takes one task after the other. */
export type Database = {
  /** @param limitMs none for ever; what is usual when it is left out */
  perform(task: Task, limitMs?: number | null): Promise<Row[][]>;
  end(): Promise<void>;
};

/** By the thresholds of PostgreSQL's own autovacuum (its manual, "The Autovacuum Daemon"). */
const WORN_TABLES = `
  select format('%I.%I', counts.schemaname, counts.relname) as name
  from pg_stat_all_tables as counts join pg_class on pg_class.oid = counts.relid,
    lateral (select greatest(pg_class.reltuples, 0) as rows) as known
  where counts.schemaname <> 'pg_toast' and (
    n_dead_tup > 50 + 0.2 * known.rows or n_ins_since_vacuum > 1000 + 0.2 * known.rows
    or n_mod_since_analyze > 50 + 0.1 * known.rows or age(pg_class.relfrozenxid) > 200000000
  )`;

/** The one connection to a database. Whoever asks waits until those before are answered. */
export class Connection {
  #database: Database;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(database: Database) {
    this.#database = database;
  }

  run: Run = (...statements) => this.#inTurn(() => this.#database.perform(statements));

  /** Commits what `work` ran if it returns, undoes it if it throws. */
  transaction = <T>(work: (run: Run) => Promise<T>): Promise<T> => {
    const run: Run = (...statements) => this.#database.perform(statements);
    return this.#inTurn(async () => {
      await run({ text: 'begin' });
      try {
        const result = await work(run);
        await run({ text: 'commit' });
        return result;
      } catch (error) {
        await run({ text: 'rollback' });
        throw error;
      }
    });
  };

  /** Runs a whole script as one transaction, for as long as it takes. */
  async script(sql: string): Promise<void> {
    await this.#inTurn(() => this.#database.perform(sql, null));
  }

  /**
   * PGlite has no background processes: without this its log grows for ever, and its tables with every change. One table
   * after the other, so that whoever asks meanwhile waits for one of them and not for all.
   */
  async tidy(): Promise<void> {
    // What the last statements changed is counted within a second, or now.
    await this.run({ text: 'select pg_stat_force_next_flush()' });
    const [worn = []] = await this.run({ text: WORN_TABLES });
    for (const { name } of worn) await this.script(`vacuum analyze ${name}`);
    await this.script('checkpoint');
  }

  /** Lets `work` read the files of the database while nobody writes to them. */
  atRest<T>(work: () => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      await this.#database.perform('checkpoint', null);
      return work();
    });
  }

  async close(): Promise<void> {
    await this.script('checkpoint');
    await this.#inTurn(() => this.#database.end());
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => {});
    return result;
  }
}
