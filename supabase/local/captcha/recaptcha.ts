import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { FaultSwitch } from '../faults.ts';
import { type Answer, json, parseRecord, type Reply, type Request, Unsupported } from '../http.ts';
import { clientScript } from './client-script.ts';

type Token = { action: string; host: string; issued: number };
type Keys = Pick<Config, 'recaptchaSiteKey' | 'recaptchaSecretKey'>;

const PREFIX = '03local';
const LIFETIME_MS = 120_000;
/** Longer than anybody waits for a verdict. */
const SLOW_MS = 10_000;

/**
 * reCAPTCHA v3: its script, the token that the script asks for, and the verdict. POST /faults with a `mode` makes the
 * next verdicts `down`, `slow`, `low-score`, `wrong-action`, `reused` or `wrong-host`; `{"mode":null}` clears it.
 */
export function recaptchaService({ recaptchaSiteKey, recaptchaSecretKey }: Keys) {
  const tokens = new Map<string, Token>();
  const faults = new FaultSwitch();

  function issue({ body }: Request): Answer {
    const asked = parseRecord(body);
    if (asked?.key !== recaptchaSiteKey) return json(400, { message: 'Invalid site key.' });
    const now = Date.now();
    for (const [token, { issued }] of tokens) if (now - issued > LIFETIME_MS) tokens.delete(token);
    const token = PREFIX + randomBytes(200).toString('base64url');
    tokens.set(token, { action: String(asked.action), host: String(asked.host), issued: now });
    return { status: 200, headers: { 'content-type': 'text/plain' }, body: token };
  }

  /** Always a 200, as with the real one. */
  async function verify({ body }: Request): Promise<Reply> {
    const fields = new URLSearchParams(body.toString());
    const { mode } = faults.next();
    if (mode === 'down') return 'cut';
    if (mode === 'slow') await pause(SLOW_MS);
    const failure = (code: string) => json(200, { success: false, 'error-codes': [code] });
    if (!fields.get('secret')) return failure('missing-input-secret');
    if (fields.get('secret') !== recaptchaSecretKey) return failure('invalid-input-secret');
    const response = fields.get('response');
    if (!response) return failure('missing-input-response');
    const token = tokens.get(response);
    tokens.delete(response);
    if (!token && !response.startsWith(PREFIX)) return failure('invalid-input-response');
    if (!token || Date.now() - token.issued > LIFETIME_MS || mode === 'reused')
      return failure('timeout-or-duplicate');
    return json(200, {
      success: true,
      challenge_ts: new Date(token.issued).toISOString().replace(/\.\d+Z$/, 'Z'),
      hostname: mode === 'wrong-host' ? 'elsewhere.example' : token.host,
      score: mode === 'low-score' ? 0.1 : 0.9,
      action: mode === 'wrong-action' ? 'something_else' : token.action,
    });
  }

  return (request: Request): Reply | Promise<Reply> => {
    const route = `${request.method} ${request.path}`;
    if (route === 'GET /api.js') return clientScript(request.url.origin);
    if (route === 'POST /token') return issue(request);
    if (route === 'POST /api/siteverify') return verify(request);
    if (route === 'POST /faults') return faults.set(request);
    throw new Unsupported('this part of reCAPTCHA');
  };
}
