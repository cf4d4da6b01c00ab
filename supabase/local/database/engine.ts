import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Row, Statement } from './statement.ts';

/** Statements, a script, or the wish to end. */
export type Task = Statement[] | string | 'close';
export type TaskAnswer =
  | { results: Row[][] }
  | { error: { code: string; message: string; detail: string | null; hint: string | null } };

/** PGlite in a thread of its own: a statement blocks the thread it runs in, and ending the thread is the only cancel. */
export class Engine {
  #thread: Worker;
  #settle: PromiseWithResolvers<TaskAnswer> | null = null;

  private constructor(thread: Worker) {
    this.#thread = thread;
    thread.on('message', (answer: TaskAnswer) => this.#settle?.resolve(answer));
    thread.on('error', (error) => this.#settle?.reject(error));
    thread.on('exit', () => this.#settle?.reject(new Error('The database stopped.')));
  }

  static async start(folder: string): Promise<Engine> {
    const thread = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { folder } });
    await once(thread, 'message');
    return new Engine(thread);
  }

  /** Does one task; the next may follow only after it. */
  perform(task: Statement[] | string): Promise<TaskAnswer> {
    this.#settle = Promise.withResolvers();
    this.#thread.postMessage(task);
    return this.#settle.promise;
  }

  async close(): Promise<void> {
    const gone = once(this.#thread, 'exit');
    this.#thread.postMessage('close');
    await gone;
  }

  async kill(): Promise<void> {
    await this.#thread.terminate();
  }
}
