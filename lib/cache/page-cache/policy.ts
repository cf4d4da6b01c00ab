import { createHash } from 'node:crypto';
import { env } from '../../env/index.ts';
import { inlineScripts } from '../../security/inline-scripts.ts';
import { contentSecurityPolicy } from '../../security/policy.ts';
import type { Entry } from './entry.ts';

const NOINDEX = '<meta name="robots" content="noindex';

/**
 * Gives a page the Content-Security-Policy that lets the scripts run which Next wrote into it, and has one whose document
 * keeps it out of the index say so in a header too.
 */
export function addPolicy(page: Entry): void {
  if (typeof page.html !== 'string' || page.headers?.['content-security-policy']) return;
  const hashes = inlineScripts(page.html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const policy = contentSecurityPolicy({
    scripts: [...new Set(hashes)],
    captchaScriptUrl: env.RECAPTCHA_SCRIPT_URL,
    imageHosts: env.IMAGE_HOSTS,
  });
  const isKeptOut = page.status !== 404 && page.html.includes(NOINDEX);
  page.headers = {
    ...page.headers,
    'content-security-policy': policy,
    ...(isKeptOut ? { 'x-robots-tag': 'noindex, follow' } : {}),
  };
}
