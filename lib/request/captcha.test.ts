/** @jest-environment node */
import { mockEnvironment } from '../testing/environment';

const { jest } = import.meta;
mockEnvironment();
const { verifyCaptcha } = await import('./captcha');

const genuine = { success: true, action: 'contact_form', hostname: 'www.marigold.example', score: 0.9 };
const request = jest.spyOn(globalThis, 'fetch');
const answer = (body: unknown, status = 200) =>
  request.mockImplementation(async () => Response.json(body, { status }));

beforeEach(() => {
  jest.clearAllMocks();
  request.mockReset();
  for (const level of ['log', 'warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation(() => {});
});

describe('the verdict on a captcha token', () => {
  test('is verified for a good answer, and the provider is asked with our secret', async () => {
    answer(genuine);
    expect(await verifyCaptcha('token & more')).toBe('verified');
    const [url, init] = request.mock.lastCall ?? [];
    expect(url).toBe('https://www.google.com/recaptcha/api/siteverify');
    expect(init?.method).toBe('POST');
    expect(String(init?.body)).toBe('secret=captcha-secret&response=token+%26+more');
  });

  test('is verified at the minimum score exactly', async () => {
    answer({ ...genuine, score: 0.5 });
    expect(await verifyCaptcha('token')).toBe('verified');
  });

  test.each([
    ['a token used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['an invented token', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['no success', { ...genuine, success: false }],
    ['another action', { ...genuine, action: 'login' }],
    ['no action', { ...genuine, action: undefined }],
    ['another host', { ...genuine, hostname: 'evil.example' }],
    ['a host below ours', { ...genuine, hostname: 'a.www.marigold.example' }],
    ['no host', { ...genuine, hostname: undefined }],
    ['a low score', { ...genuine, score: 0.49 }],
    ['no score', { ...genuine, score: undefined }],
  ])('is refused for %s', async (_, body) => {
    answer(body);
    expect(await verifyCaptcha('token')).toBe('refused');
  });

  test.each(['missing-input-secret', 'invalid-input-secret', 'bad-request'])(
    'is left open for %s, a fault of our own, which is logged',
    async (code) => {
      answer({ success: false, 'error-codes': [code] });
      expect(await verifyCaptcha('token')).toBe('unverified');
      expect(console.error).toHaveBeenCalledTimes(1);
    },
  );

  test.each([
    ['an error', async () => Response.json(genuine, { status: 503 })],
    ['no JSON', async () => new Response('<html>busy</html>')],
    ['JSON of another kind', async () => Response.json({ ...genuine, success: 'yes' })],
    ['a list', async () => Response.json([genuine])],
    ['a cut connection', () => Promise.reject(new TypeError('fetch failed'))],
  ])('is left open when the provider answers with %s', async (_, reply) => {
    request.mockImplementation(reply);
    expect(await verifyCaptcha('token')).toBe('unverified');
  });

  test('is left open when the provider does not answer in time', async () => {
    request.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    expect(await verifyCaptcha('token', 20)).toBe('unverified');
  });

  test('is left open without a token, and nobody is asked', async () => {
    expect(await verifyCaptcha('')).toBe('unverified');
    expect(request).not.toHaveBeenCalled();
  });

  test('never puts the token or the secret into the log', async () => {
    answer({ ...genuine, score: 0.1 });
    await verifyCaptcha('the-token');
    expect(console.log).toHaveBeenCalledTimes(1);
    expect(String(jest.mocked(console.log).mock.calls)).not.toMatch(/the-token|captcha-secret/);
  });
});
