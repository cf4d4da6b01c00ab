export type Request = {
  method: string;
  /** Below the prefix under which the service is mounted. */
  path: string;
  query: URLSearchParams;
  /** As it came, for messages. */
  url: URL;
  headers: Record<string, string>;
  body: Buffer;
  address: string;
};
export type Answer = { status: number; headers: Record<string, string>; body: string | Buffer };
/** An answer, or one of two faults: the connection cut, or left open for ever. */
export type Reply = Answer | 'cut' | 'hang';
export type Service = (request: Request) => Promise<Reply> | Reply;

/** A part of a provider's protocol that this site does not use; the gateway turns it into a 501. */
export class Unsupported extends Error {
  override name = 'Unsupported';
}

/** What a provider answers instead of doing what it was asked: thrown by a service, sent by the gateway. */
export class Refusal extends Error {
  override name = 'Refusal';
  answer: Answer;
  constructor(
    status: number,
    body: { message: string } & Record<string, unknown>,
    headers?: Record<string, string>,
  ) {
    super(body.message);
    this.answer = json(status, body, headers);
  }
}

export function json(status: number, value: unknown, headers: Record<string, string> = {}): Answer {
  const body = value === undefined ? '' : JSON.stringify(value);
  return { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The parsed JSON, or undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function bearer(request: Request): string | null {
  return /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
