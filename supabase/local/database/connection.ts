import { Engine } from './engine.ts';
import { DatabaseError, type Row, type Statement } from './statement.ts';

export type Run = (...statements: Statement[]) => Promise<Row[][]>;

/** The one connection to a database folder. Whoever asks waits until those before are answered. */
export class Connection {
  #folder: string;
  #statementMs: number;
  #engine: Engine | null;
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(folder: string, statementMs: number, engine: Engine) {
    this.#folder = folder;
    this.#statementMs = statementMs;
    this.#engine = engine;
  }

  static async open(folder: string, statementMs: number): Promise<Connection> {
    return new Connection(folder, statementMs, await Engine.start(folder));
  }

  /** Runs the statements as one transaction. */
  run: Run = (...statements) => this.#inTurn(() => this.#send(statements));

  /** Commits what `work` ran if it returns, undoes it if it throws. */
  transaction = <T>(work: (run: Run) => Promise<T>): Promise<T> => {
    const run: Run = (...statements) => this.#send(statements);
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
    await this.#inTurn(() => this.#send(sql, null));
  }

  /** PGlite has no background processes: without this its log grows for ever, and its tables with every change. */
  async tidy(): Promise<void> {
    await this.script('vacuum analyze');
    await this.script('checkpoint');
  }

  async close(): Promise<void> {
    await this.script('checkpoint');
    await this.#inTurn(async () => this.#engine?.close());
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => {});
    return result;
  }

  /** An engine that is late or broken is given up; the next task starts another. */
  async #send(task: Statement[] | string, limitMs: number | null = this.#statementMs): Promise<Row[][]> {
    this.#engine ??= await Engine.start(this.#folder);
    const engine = this.#engine;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      if (limitMs === null) return;
      const error = new DatabaseError('57014', 'canceling statement due to statement timeout');
      timer = setTimeout(() => reject(error), limitMs);
    });
    const answer = await Promise.race([engine.perform(task), late])
      .catch(async (error) => {
        this.#engine = null;
        await engine.kill();
        throw error;
      })
      .finally(() => clearTimeout(timer));
    if ('results' in answer) return answer.results;
    const { code, message, detail, hint } = answer.error;
    throw new DatabaseError(code, message, detail, hint);
  }
}
