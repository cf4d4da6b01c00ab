import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { DatabaseError, type Reply, type Row, type Statement, type Task } from './protocol.ts';

export type Run = (...statements: Statement[]) => Promise<Row[][]>;

/**
 * The one connection to a database folder. Whoever asks waits until those before are answered. PGlite runs in a thread of
 * its own: a statement blocks the thread it runs in, and ending the thread is the only cancel.
 */
export class Connection {
  #folder: string;
  #statementMs: number;
  #thread: Worker | null = null;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(folder: string, statementMs: number) {
    this.#folder = folder;
    this.#statementMs = statementMs;
  }

  run: Run = (...statements) => this.#inTurn(() => this.#perform(statements));

  /** Commits what `work` ran if it returns, undoes it if it throws. */
  transaction = <T>(work: (run: Run) => Promise<T>): Promise<T> => {
    const run: Run = (...statements) => this.#perform(statements);
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
    await this.#inTurn(() => this.#perform(sql, null));
  }

  /** PGlite has no background processes: without this its log grows for ever, and its tables with every change. */
  async tidy(): Promise<void> {
    await this.script('vacuum analyze');
    await this.script('checkpoint');
  }

  /** Lets `work` read the folder while nobody writes to it. */
  atRest<T>(work: (folder: string) => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      await this.#perform('checkpoint', null);
      return work(this.#folder);
    });
  }

  async close(): Promise<void> {
    await this.script('checkpoint');
    await this.#inTurn(async () => {
      this.#thread?.postMessage('close');
      if (this.#thread) await once(this.#thread, 'exit');
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => {});
    return result;
  }

  /** A thread that is late or broken is given up; the next task starts another. */
  async #perform(task: Task, limitMs: number | null = this.#statementMs): Promise<Row[][]> {
    this.#thread ??= await startThread(this.#folder);
    const thread = this.#thread;
    const signal = limitMs === null ? undefined : AbortSignal.timeout(limitMs);
    thread.postMessage(task);
    const { results, failure } = await once(thread, 'message', { signal })
      .then(([reply]): Reply => reply)
      .catch(async (error) => {
        this.#thread = null;
        await thread.terminate();
        const late = { code: '57014', message: 'canceling statement due to statement timeout' };
        throw signal?.aborted ? new DatabaseError(late) : error;
      });
    if (failure) throw new DatabaseError(failure);
    return results;
  }
}

async function startThread(folder: string): Promise<Worker> {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { folder } });
  await once(thread, 'message');
  return thread;
}
