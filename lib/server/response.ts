import { type IncomingMessage, ServerResponse } from 'node:http';

/** Finds what stands in for an answer that failed, and gives what sends it. @param failed what Next would have sent */
export type StandIn = (failed: () => Buffer) => Promise<() => void>;

/** What is done to an answer before it goes out. */
type Duties = {
  /** Headers that it is given unless it brings its own. */
  defaults?: readonly { key: string; value: string }[];
  /** What is said to caches for what Next says. */
  cacheControl?: (status: number, given: string) => string;
  /** By which the log knows the request; said in what no cache keeps for others. */
  requestId?: string;
  /** The status that is sent for the one that Next gave. */
  statusFor?: (given: number) => number;
  /** Asked when the head is to be sent; null sends the answer as it is. */
  standInFor?: ((answer: SiteResponse) => StandIn | null) | undefined;
};

/** What Next's compression lays over an answer: it has ended by then. */
const OF_NEXT = ['writeHead', 'write', 'end', 'on', 'flush'] as const;

/** Next and we wait for the end of one answer; a form that is sent without scripts comes to eleven, of which Node would warn. */
const LISTENERS = 20;

/**
 * An answer of this server, made in the way that Node offers for it (the option `ServerResponse` of http.createServer). Next
 * writes to it as to any other, and what it says of a failure is held back until there is something that people can read.
 * To ask Next over a line of our own and compose the answer would send every page, stream and picture through a second
 * socket and parser, for the few that fail.
 */
export class SiteResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  readonly duties: Duties = {};
  #standIn: StandIn | null = null;
  #failed: Buffer[] = [];

  constructor(...made: ConstructorParameters<typeof ServerResponse<Request>>) {
    super(...made);
    this.setMaxListeners(LISTENERS);
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    if (this.#isHeldBack()) return this;
    const { defaults = [], statusFor = (given: number) => given } = this.duties;
    if (!this.headersSent)
      for (const { key, value } of defaults) if (!this.hasHeader(key)) this.setHeader(key, value);
    const sent = statusFor(status);
    this.#tellCaches(sent);
    this.#sayId(sent);
    return Reflect.apply(super.writeHead, this, [sent, ...rest]);
  }

  #tellCaches(status: number): void {
    const given = this.headersSent ? undefined : this.getHeader('cache-control');
    if (typeof given !== 'string' || !this.duties.cacheControl) return;
    this.setHeader('Cache-Control', this.duties.cacheControl(status, given));
  }

  #sayId(status: number): void {
    const { requestId } = this.duties;
    const isForOne =
      status >= 500 || /\b(?:no-store|private)\b/.test(String(this.getHeader('cache-control')));
    if (requestId && isForOne && !this.headersSent) this.setHeader('X-Request-Id', requestId);
  }

  override write(...body: unknown[]): boolean {
    if (!this.#isHeldBack()) return Reflect.apply(super.write, this, body);
    this.#hold(body[0]);
    return true;
  }

  override end(...body: unknown[]): this {
    if (!this.#isHeldBack()) return Reflect.apply(super.end, this, body);
    this.#hold(body[0]);
    void this.#sendStandIn();
    return this;
  }

  #isHeldBack(): boolean {
    if (!this.headersSent) this.#standIn ??= this.duties.standInFor?.(this) ?? null;
    return this.#standIn !== null;
  }

  #hold(chunk: unknown): void {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array)
      this.#failed.push(Buffer.from(chunk as string));
  }

  async #sendStandIn(): Promise<void> {
    const standIn = this.#standIn;
    if (!standIn || !this.duties.standInFor) return;
    this.duties.standInFor = undefined;
    const send = await standIn(() => Buffer.concat(this.#failed)).catch(() => () => void this.destroy());
    this.#standIn = null;
    for (const name of OF_NEXT) Reflect.deleteProperty(this, name);
    send();
  }
}
