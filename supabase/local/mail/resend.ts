import { createHash } from 'node:crypto';
import { FaultSwitch } from '../faults.ts';
import {
  type Answer,
  bearer,
  isRecord,
  json,
  parseJson,
  type Reply,
  type Request,
  Unsupported,
} from '../http.ts';
import type { Mailbox } from './mailbox.ts';

class Refusal extends Error {
  override name = 'Refusal';
  answer: Answer;
  constructor(statusCode: number, name: string, message: string) {
    super(message);
    this.answer = json(statusCode, { statusCode, name, message });
  }
}

/**
 * Resend's POST /emails and /emails/batch. POST /faults makes the next sends fail: `{status}` answers so, `{hang}`
 * never answers, `{}` clears; with `after` the mail is accepted all the same and only the answer is lost.
 */
export function resendService(mailbox: Mailbox) {
  const faults = new FaultSwitch();
  const inFlight = new Set<string>();

  async function send(request: Request): Promise<Answer> {
    authorise(request);
    const batch = request.path === '/emails/batch';
    const payloads = readPayloads(request.body.toString('utf8'), batch);
    const key = request.headers['idempotency-key'];
    if (key === undefined) return json(200, await mailbox.deliver(payloads, batch, null));
    if (key.length < 1 || key.length > 256)
      throw new Refusal(400, 'invalid_idempotency_key', 'The key must be between 1-256 characters.');
    if (inFlight.has(key))
      throw new Refusal(409, 'concurrent_idempotent_requests', 'The original request is still in progress.');
    inFlight.add(key);
    try {
      const hash = createHash('sha256').update(request.path).update(request.body).digest('hex');
      const earlier = await mailbox.earlier(key);
      if (earlier && earlier.hash !== hash)
        throw new Refusal(409, 'invalid_idempotent_request', 'The key was used with a different payload.');
      return json(200, earlier?.answer ?? (await mailbox.deliver(payloads, batch, { key, hash })));
    } finally {
      inFlight.delete(key);
    }
  }

  return async (request: Request): Promise<Reply> => {
    const route = `${request.method} ${request.path}`;
    if (route === 'POST /faults') return faults.set(request);
    if (route !== 'POST /emails' && route !== 'POST /emails/batch')
      throw new Unsupported('this part of Resend');
    const { status, hang, after } = faults.next();
    try {
      if (after || (!status && !hang)) {
        const answer = await send(request);
        if (!after) return answer;
      }
    } catch (error) {
      if (error instanceof Refusal) return error.answer;
      throw error;
    }
    if (hang) return 'hang';
    if (typeof status !== 'number') return 'cut';
    const name = status === 429 ? 'rate_limit_exceeded' : 'application_error';
    return json(status, { statusCode: status, name, message: 'A fault that a test asked for.' });
  };
}

function authorise(request: Request): void {
  const token = bearer(request);
  if (!token) throw new Refusal(401, 'missing_api_key', 'Missing API key in the authorization header.');
  if (!token.startsWith('re_')) throw new Refusal(403, 'invalid_api_key', 'API key is invalid.');
}

function readPayloads(body: string, batch: boolean): Record<string, unknown>[] {
  const value = parseJson(body);
  const list = batch ? value : [value];
  if (!Array.isArray(list) || list.length === 0 || list.length > 100 || !list.every(isRecord))
    throw new Refusal(422, 'validation_error', 'Invalid JSON body.');
  return list.map((mail) => {
    const to = [mail.to].flat();
    for (const [field, value] of Object.entries({ from: mail.from, to: to[0], subject: mail.subject }))
      if (!value) throw new Refusal(422, 'missing_required_field', `Missing \`${field}\` field.`);
    if (!mail.html && !mail.text)
      throw new Refusal(422, 'missing_required_field', 'Missing `html` or `text` field.');
    if (to.length > 50 || ![...to, mail.from].every(isAddress))
      throw new Refusal(
        422,
        'validation_error',
        'Write addresses as `email@example.com` or `Name <email@example.com>`.',
      );
    return { ...mail, to };
  });
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/.test(value);
}
