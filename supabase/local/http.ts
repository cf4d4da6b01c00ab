export type Request = {
  method: string;
  /** Below the prefix under which the service is mounted. */
  path: string;
  query: URLSearchParams;
  /** As it came, for messages. */
  url: URL;
  headers: Record<string, string>;
  body: Buffer;
};
export type Answer = { status: number; headers: Record<string, string>; body: string | Buffer };
/** An answer, or one of two faults: the connection cut, or left open for ever. */
export type Reply = Answer | 'cut' | 'hang';
export type Service = (request: Request) => Promise<Reply> | Reply;

/** The members of a JSON object. */
export type Fields = Record<string, unknown>;

/** A part of a provider's protocol that this site does not use; the gateway turns it into a 501. */
export class Unsupported extends Error {}

/** What a provider answers instead of doing what it was asked: thrown by a service, sent by the gateway. */
export class UserError extends Error {
  answer: Answer;
  constructor(status: number, body: Fields & { message: string }, headers?: Record<string, string>) {
    super(body.message);
    this.answer = json(status, body, headers);
  }
}

export function json(status: number, value: unknown, headers: Record<string, string> = {}): Answer {
  const body = value === undefined ? '' : JSON.stringify(value);
  return { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body };
}

export function parseRecord(text: string | Buffer): Fields | null {
  const value = parseJson(text);
  return isRecord(value) ? value : null;
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns null for malformed escapes */
export function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

export function parseJson(text: string | Buffer): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}
