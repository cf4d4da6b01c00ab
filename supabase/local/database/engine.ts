import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** PGlite in a thread of its own: a statement blocks the thread it runs in, and ending the thread is the only cancel. */
export class Engine {
  #thread: Worker;
  #settle: PromiseWithResolvers<Uint8Array> | null = null;

  private constructor(thread: Worker) {
    this.#thread = thread;
    thread.on('message', (reply: Uint8Array) => this.#settle?.resolve(reply));
    thread.on('error', (error) => this.#settle?.reject(error));
    thread.on('exit', () => this.#settle?.reject(new Error('The database stopped.')));
  }

  static async start(folder: string): Promise<Engine> {
    const thread = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { folder } });
    await once(thread, 'message');
    return new Engine(thread);
  }

  /** Sends one message; the next may follow only after its reply. */
  exchange(message: Buffer): Promise<Uint8Array> {
    this.#settle = Promise.withResolvers();
    this.#thread.postMessage(new Uint8Array(message));
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
