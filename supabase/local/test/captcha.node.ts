import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import { startTestStack } from './support.ts';

const { url } = await startTestStack();
const secret = 'recaptcha_secret_local';

type Captcha = {
  ready: (callback: () => void) => void;
  execute: (key: string, options: { action: string }) => Promise<string>;
};

/** Runs api.js as a page on localhost would. */
async function loadCaptcha(waiting: (() => void)[] = []): Promise<Captcha> {
  const address = `${url}/recaptcha/api.js?render=recaptcha_site_local`;
  const script = await (await fetch(address)).text();
  const window: { grecaptcha?: Captcha; ___grecaptcha_cfg: object } = { ___grecaptcha_cfg: { fns: waiting } };
  const document = { currentScript: { src: address }, createElement: () => ({}), body: { append() {} } };
  runInNewContext(script, { window, document, location: { hostname: 'localhost' }, URL, fetch, setTimeout });
  assert.ok(window.grecaptcha);
  return window.grecaptcha;
}

const verify = async (fields: Record<string, string>) =>
  (
    await fetch(`${url}/recaptcha/api/siteverify`, { method: 'POST', body: new URLSearchParams(fields) })
  ).json();
const verdict = async () => {
  const token = await (await loadCaptcha()).execute('recaptcha_site_local', { action: 'contact_form' });
  return verify({ secret, response: token });
};
const fault = (value: object) =>
  fetch(`${url}/recaptcha/faults`, { method: 'POST', body: JSON.stringify(value) });

describe('the captcha', () => {
  it('vouches once for a token of its script', async () => {
    const captcha = await loadCaptcha();
    const response = await captcha.execute('recaptcha_site_local', { action: 'contact_form' });
    const { success, action, hostname, score } = await verify({ secret, response });
    assert.deepEqual([success, action, hostname, score], [true, 'contact_form', 'localhost', 0.9]);
    assert.deepEqual(await verify({ secret, response }), {
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    });
  });

  it('calls what waited for the script', async () => {
    await new Promise<void>((resolve) => void loadCaptcha([resolve]));
  });

  it('refuses other keys and malformed actions', async () => {
    const captcha = await loadCaptcha();
    await assert.rejects(captcha.execute('other', { action: 'x' }), /Invalid site key/);
    await assert.rejects(captcha.execute('recaptcha_site_local', { action: 'a-b' }), /Invalid action name/);
    const codes = await Promise.all([
      verify({}),
      verify({ secret: 'x' }),
      verify({ secret }),
      verify({ secret, response: 'x' }),
    ]);
    assert.deepEqual(
      codes.map((answer) => answer['error-codes'][0]),
      ['missing-input-secret', 'invalid-input-secret', 'missing-input-response', 'invalid-input-response'],
    );
  });

  it('may be called by pages of this machine only', async () => {
    const token = (origin: string) =>
      fetch(`${url}/recaptcha/token`, {
        method: 'POST',
        headers: { origin },
        body: '{"key":"recaptcha_site_local"}',
      });
    const own = await token('http://localhost:3000');
    assert.equal(own.headers.get('access-control-allow-origin'), 'http://localhost:3000');
    assert.equal((await token('https://example.com')).status, 403);
  });
});

describe('faults that a test asks for', () => {
  afterEach(() => fault({ mode: null }));

  it('are verdicts against the visitor', async () => {
    await fault({ mode: 'low-score' });
    assert.equal((await verdict()).score, 0.1);
    await fault({ mode: 'wrong-action' });
    assert.notEqual((await verdict()).action, 'contact_form');
    await fault({ mode: 'wrong-host' });
    assert.notEqual((await verdict()).hostname, 'localhost');
    await fault({ mode: 'reused' });
    assert.equal((await verdict()).success, false);
  });

  it('strike as often as asked', async () => {
    await fault({ mode: 'down', times: 1 });
    await assert.rejects(verdict());
    assert.equal((await verdict()).success, true);
  });
});
