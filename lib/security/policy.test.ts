import { contentSecurityPolicy } from './policy';

function directives(captchaScriptUrl: string, scripts: string[] = []): Record<string, string[]> {
  const policy = contentSecurityPolicy({ scripts, captchaScriptUrl, imageHosts: ['pictures.example'] });
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ').filter(Boolean);
      return [name, sources];
    }),
  );
}

const GOOGLE = 'https://www.google.com/recaptcha/api.js';

describe('the content security policy', () => {
  test('lets pictures of the hosts that are named be shown, and of no others', () => {
    expect(directives(GOOGLE)['img-src']).toEqual(["'self'", 'data:', 'blob:', 'https://pictures.example']);
  });

  test('allows nothing by default, no frame around us and no base', () => {
    expect(directives(GOOGLE)).toMatchObject({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
    });
  });

  test('runs our files, the scripts that are named and the captcha, and no inline script beside', () => {
    const { 'script-src': scripts } = directives(GOOGLE, ["'sha256-abc='", "'nonce-xyz'"]);
    expect(scripts).toEqual([
      "'self'",
      "'sha256-abc='",
      "'nonce-xyz'",
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
  });

  test.each(['https://www.google.com', 'https://www.recaptcha.net'])(
    'lets the captcha of %s work',
    (host) => {
      const policy = directives(`${host}/recaptcha/api.js`);
      const hosts = [`${host}/recaptcha/`, 'https://recaptcha.google.com/recaptcha/'];
      expect(policy['frame-src']).toEqual(hosts);
      expect(policy['connect-src']).toEqual(["'self'", ...hosts]);
    },
  );

  test('knows a captcha of another host by its origin alone', () => {
    const policy = directives('http://127.0.0.1:54321/recaptcha/api.js?x=1');
    expect(policy['script-src']).toEqual(["'self'", 'http://127.0.0.1:54321']);
    expect(policy['frame-src']).toEqual(['http://127.0.0.1:54321']);
    expect(JSON.stringify(policy)).not.toContain('google');
  });

  test('a host that only begins like the provider gets none of its rights', () => {
    const policy = JSON.stringify(directives('https://www.google.com.evil.example/recaptcha/api.js'));
    expect(policy).not.toContain('gstatic');
  });
});
