import { createHash } from 'node:crypto';
import { bearer } from '../api-keys.ts';
import { FaultSwitch } from '../faults.ts';
import { type Fields, json, parseRecord, type Reply, type Request, Unsupported, UserError } from '../http.ts';
import type { Mailbox } from './mailbox.ts';

function refusal(statusCode: number, name: string, message: string): UserError {
  return new UserError(statusCode, { statusCode, name, message });
}

/**
 * Resend's POST /emails. POST /faults makes the next sends fail: `{status}` answers so, `{hang}` never answers,
 * `{perSecond}` refuses what is sent faster, as Resend does beyond two a second, `{}` clears; with `after` the mail is
 * accepted all the same and only the answer is lost.
 */
export function resendService(mailbox: Mailbox) {
  const faults = new FaultSwitch();
  let arrivals: number[] = [];

  function isTooFast(perSecond: number): boolean {
    const now = performance.now();
    arrivals = [...arrivals.filter((moment) => moment > now - 1000), now];
    return arrivals.length > perSecond;
  }

  async function send(request: Request): Promise<string> {
    authorise(request);
    const payload = readPayload(request.body);
    const key = request.headers['idempotency-key'] ?? null;
    if (key !== null && (key.length < 1 || key.length > 256))
      throw refusal(400, 'invalid_idempotency_key', 'The key must be between 1-256 characters.');
    const hash = createHash('sha256').update(request.body).digest('hex');
    const mail = await mailbox.deliver(payload, key, hash);
    if (mail.hash === hash) return mail.id;
    throw refusal(409, 'invalid_idempotent_request', 'The key was used with a different payload.');
  }

  return async (request: Request): Promise<Reply> => {
    const route = `${request.method} ${request.path}`;
    if (route === 'POST /faults') return faults.set(request);
    if (route !== 'POST /emails') throw new Unsupported('this part of Resend');
    const { status, hang, after, perSecond } = faults.next();
    if (typeof perSecond === 'number' && isTooFast(perSecond)) return tooFast(perSecond);
    if (after || (!status && !hang)) {
      const id = await send(request);
      if (!after) return json(200, { id });
    }
    if (hang) return 'hang';
    if (typeof status !== 'number') return 'cut';
    const name = status === 429 ? 'rate_limit_exceeded' : 'application_error';
    return json(status, { statusCode: status, name, message: 'A fault that a test asked for.' });
  };
}

/** As Resend's documentation has it ("Rate limit"): what is allowed, what is left, and in how many seconds there is more. */
function tooFast(perSecond: number): Reply {
  const body = {
    statusCode: 429,
    name: 'rate_limit_exceeded',
    message: `Too many requests. You can only make ${perSecond} requests per second.`,
  };
  return json(429, body, {
    'ratelimit-limit': String(perSecond),
    'ratelimit-remaining': '0',
    'ratelimit-reset': '1',
    'retry-after': '1',
  });
}

function authorise({ headers }: Request): void {
  const token = bearer(headers);
  if (!token) throw refusal(401, 'missing_api_key', 'Missing API key in the authorization header.');
  if (!token.startsWith('re_')) throw refusal(403, 'invalid_api_key', 'API key is invalid.');
}

function readPayload(body: Buffer): Fields {
  const mail = parseRecord(body);
  if (!mail) throw refusal(422, 'validation_error', 'Invalid JSON body.');
  const to = [mail.to].flat();
  for (const [field, value] of Object.entries({ from: mail.from, to: to[0], subject: mail.subject }))
    if (!value) throw refusal(422, 'missing_required_field', `Missing \`${field}\` field.`);
  if (!mail.html && !mail.text)
    throw refusal(422, 'missing_required_field', 'Missing `html` or `text` field.');
  const hint = 'Write addresses as `email@example.com` or `Name <email@example.com>`.';
  if (to.length > 50 || ![...to, mail.from].every(isAddress)) throw refusal(422, 'validation_error', hint);
  return { ...mail, to };
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/.test(value);
}
