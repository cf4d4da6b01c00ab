import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Reply, Task } from './worker.ts';

const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
/** An article of the greatest length takes a second or two. */
const PATIENCE_MS = 8000;
const START_MS = 20_000;
/** Its memory is given back when nobody has written anything for so long. */
const IDLE_MS = 30_000;

let thread: Worker | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;

/** Why a text has no HTML: the thread was ended because it took too long or too much memory, or could not be started. */
export class ThreadError extends Error {
  override name = 'ThreadError';
  readonly code: 'late' | 'ended' | 'no_thread';
  constructor(code: ThreadError['code']) {
    super(code);
    this.code = code;
  }
}

/**
 * Has a task done in a thread of its own, whose memory and time are bounded: what a text does to the parser stops there.
 * To be asked one task at a time. @throws {ThreadError}
 */
export async function performInThread(task: Task): Promise<Reply> {
  clearTimeout(idle);
  thread ??= await startThread();
  thread.ref();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  thread.postMessage(task);
  try {
    const [reply] = await once(thread, 'message', { signal });
    thread.unref();
    idle = setTimeout(endThread, IDLE_MS).unref();
    return reply as Reply;
  } catch {
    await endThread();
    throw new ThreadError(signal.aborted ? 'late' : 'ended');
  }
}

export async function endThread(): Promise<void> {
  const ending = thread;
  thread = null;
  await ending?.terminate();
}

async function startThread(): Promise<Worker> {
  // Run from its source, which Node reads as it is: a bundler would tie it to the server's own React.
  const source = path.join(process.cwd(), 'lib/markdown/worker.ts');
  const started = new Worker(/* turbopackIgnore: true */ source, { resourceLimits: LIMITS });
  try {
    await once(started, 'message', { signal: AbortSignal.timeout(START_MS) });
  } catch {
    await started.terminate();
    throw new ThreadError('no_thread');
  }
  started.on('error', () => {});
  started.once('exit', () => {
    if (thread === started) thread = null;
  });
  return started;
}
