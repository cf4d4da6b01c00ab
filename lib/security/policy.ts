type PolicySources = {
  /** Sources for scripts beside the site's own files: hashes on a cached page, a nonce on a dynamic one. */
  scripts: string[];
  captchaScriptUrl: string;
  imageHosts: readonly string[];
};

/**
 * The Content-Security-Policy of a page. Styles keep 'unsafe-inline': next/image writes style attributes
 * and the toasts insert a style element.
 */
export function contentSecurityPolicy({ scripts, captchaScriptUrl, imageHosts }: PolicySources): string {
  const captcha = captchaSources(captchaScriptUrl);
  return [
    "default-src 'none'",
    `script-src 'self' ${[...scripts, ...captcha.scripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...imageHosts.map((host) => `https://${host}`)].join(' '),
    "font-src 'self'",
    `connect-src 'self' ${captcha.hosts.join(' ')}`,
    `frame-src ${captcha.hosts.join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The hosts that reCAPTCHA asks to allow: https://developers.google.com/recaptcha/docs/faq (Content-Security-Policy). */
function captchaSources(scriptUrl: string): { scripts: string[]; hosts: string[] } {
  const { origin } = new URL(scriptUrl);
  if (origin === 'https://www.google.com' || origin === 'https://www.recaptcha.net') {
    return {
      scripts: [`${origin}/recaptcha/`, 'https://www.gstatic.com/recaptcha/'],
      hosts: [`${origin}/recaptcha/`, 'https://recaptcha.google.com/recaptcha/'],
    };
  }
  return { scripts: [origin], hosts: [origin] };
}
