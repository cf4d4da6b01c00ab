import { securityHeaders } from './headers';
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

/** The score that MDN's HTTP Observatory gives a page with this policy and these headers over https, without a cookie. */
function observatoryScore(
  policy: Record<string, string[]>,
  headers: { key: string; value: string }[],
): number {
  const header = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
  const scripts = policy['script-src'] ?? policy['default-src'] ?? [];
  const styles = policy['style-src'] ?? policy['default-src'] ?? [];
  const isBroad = (source: string) => ["'unsafe-inline'", 'data:', 'https:', 'http:', '*'].includes(source);
  const isStrict =
    policy['default-src']?.join() === "'none'" && /'(none|self)'/.test(String(policy['form-action']));
  const penalties = [
    scripts.some(isBroad) || policy['object-src']?.some(isBroad) ? -20 : 0,
    scripts.includes("'unsafe-eval'") ? -10 : 0,
    /max-age=(\d{8,})/.test(header('Strict-Transport-Security')) ? 0 : -20,
    header('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
    policy['frame-ancestors'] ? 0 : -20,
  ];
  const bonuses = [
    styles.some(isBroad) ? 0 : isStrict ? 10 : 5,
    policy['frame-ancestors'] ? 5 : 0,
    /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(header('Referrer-Policy')) ? 5 : 0,
    /^same-(origin|site)$/.test(header('Cross-Origin-Resource-Policy')) ? 10 : 0,
  ];
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const base = 100 + sum(penalties);
  return base >= 90 ? base + sum(bonuses) : base;
}

test.each(['https://www.google.com/recaptcha/api.js', 'https://www.recaptcha.net/recaptcha/api.js'])(
  'with the captcha of %s a page scores 120 at the Observatory',
  (captcha) => {
    expect(observatoryScore(directives(captcha, ["'sha256-abc='"]), securityHeaders)).toBeGreaterThanOrEqual(
      120,
    );
  },
);

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
