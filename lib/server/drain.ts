import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Readiness } from './readiness.ts';

/** How long whoever asks for readiness is given to hear that it is over. */
const NOTICE_MS = 5000;
/** How long a connection may stay idle: a proxy that sends an enquiry over one that is being closed would lose it. */
const IDLE_MS = 1000;
const SWEEP_MS = 200;
/** What has not ended by then does not end. */
const BOUND_MS = 20_000;

type Ending = {
  readiness: Readiness;
  /** Ends what goes on behind the answers. */
  finish: () => Promise<void>;
  exit?: (code: number) => void;
  noticeMs?: number;
};

/**
 * Ends a server so that nobody loses an answer: it is not ready from the first moment, connections that are kept open are
 * told that this answer is their last, answers under way are finished, and then what goes on behind them.
 */
export class Drain {
  readonly #server: Server;
  readonly #ending: Ending;
  readonly #open = new Set<ServerResponse>();
  #isBegun = false;

  constructor(server: Server, ending: Ending) {
    this.#server = server;
    this.#ending = ending;
    for (const event of ['request', 'checkContinue']) {
      server.prependListener(event, (_, response: ServerResponse) => this.#tellLast(response));
      server.on(event, (_, response: ServerResponse) => this.#follow(response));
    }
  }

  onSignals(): void {
    process.on('SIGTERM', () => void this.begin({ isAwaited: true }));
    // Ctrl-C: nobody sends visitors here.
    process.on('SIGINT', () => void this.begin({ isAwaited: false }));
  }

  /** @param isAwaited whether a proxy may have visitors on the way here */
  async begin({ isAwaited }: { isAwaited: boolean }): Promise<void> {
    if (this.#isBegun) return;
    this.#isBegun = true;
    const { readiness, finish, exit = process.exit, noticeMs = NOTICE_MS } = this.#ending;
    setTimeout(() => exit(0), BOUND_MS).unref();
    const { isWatched } = readiness;
    readiness.drain();
    for (const response of this.#open) response.shouldKeepAlive = false;
    if (isAwaited && isWatched) await wait(noticeMs);
    await this.#close(isAwaited ? IDLE_MS : 0);
    await finish().catch(() => {});
    exit(0);
  }

  #tellLast(response: ServerResponse): void {
    if (this.#isBegun) response.shouldKeepAlive = false;
  }

  /** What was answered at once, as from memory, can be told nothing any more. */
  #follow(response: ServerResponse): void {
    if (response.headersSent) return;
    this.#open.add(response);
    response.once('close', () => this.#open.delete(response));
  }

  async #close(idleMs: number): Promise<void> {
    // After what has been waiting for a turn is let in; the server's own method would close idle connections at once.
    await new Promise(setImmediate);
    const closed = new Promise<void>((resolve) =>
      net.Server.prototype.close.call(this.#server, () => resolve()),
    );
    await Promise.race([closed, wait(idleMs)]);
    const sweep = setInterval(() => this.#server.closeIdleConnections(), SWEEP_MS);
    this.#server.closeIdleConnections();
    await closed;
    clearInterval(sweep);
  }
}
