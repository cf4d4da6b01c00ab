import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Database } from './connection.ts';
import { DatabaseError, type Reply, type Row, type Task } from './protocol.ts';

/** PGlite in a thread of its own: a statement blocks the thread it runs in, and ending the thread is the only cancel. */
export class EmbeddedDatabase implements Database {
  #folder: string;
  #statementMs: number;
  #thread: Worker | null = null;

  constructor(folder: string, statementMs: number) {
    this.#folder = folder;
    this.#statementMs = statementMs;
  }

  /** A thread that is late or broken is given up; the next task starts another. */
  async perform(task: Task, limitMs: number | null = this.#statementMs): Promise<Row[][]> {
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

  async end(): Promise<void> {
    this.#thread?.postMessage('close');
    if (this.#thread) await once(this.#thread, 'exit');
  }
}

async function startThread(folder: string): Promise<Worker> {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { folder } });
  await once(thread, 'message');
  return thread;
}
