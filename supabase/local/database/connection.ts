import type { Row, Statement, Task } from './protocol.ts';

export type Run = (...statements: Statement[]) => Promise<Row[][]>;

/** What takes one task after the other. */
export type Database = {
  /** @param limitMs none for ever; what is usual when it is left out */
  perform(task: Task, limitMs?: number | null): Promise<Row[][]>;
  end(): Promise<void>;
};

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

  /** PGlite has no background processes: without this its log grows for ever, and its tables with every change. */
  async tidy(): Promise<void> {
    await this.script('vacuum analyze');
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
