import { createHash } from 'node:crypto';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { env } from './env.ts';
import { inlineScripts } from './security/inline-scripts.ts';
import { contentSecurityPolicy } from './security/policy.ts';

// Both module systems load this file, and they disagree on where the class of a CommonJS module is.
const FileSystemCache = (
  'default' in fileSystemCache ? fileSystemCache.default : fileSystemCache
) as typeof fileSystemCache;

type Key = Parameters<InstanceType<typeof FileSystemCache>['get']>[0];
type GetContext = Parameters<InstanceType<typeof FileSystemCache>['get']>[1];
type Data = Parameters<InstanceType<typeof FileSystemCache>['set']>[1];
type SetContext = Parameters<InstanceType<typeof FileSystemCache>['set']>[2];

/**
 * Next's own page cache, with three rules added:
 * a page carries a Content-Security-Policy with the hashes of the inline scripts Next wrote into it, and says in a header
 * too when it is to be kept out of the index;
 * a 404, a search or a generated city page is kept only where it replaces a page, so that invented addresses fill neither
 * the disk nor the memory, and push no real page out of it;
 * an expired 404 is rendered again at once: served stale, Next would store its noindex with the revived page.
 */
export default class PageCache extends FileSystemCache {
  override async get(key: Key, context: GetContext) {
    const entry = await super.get(key, context);
    if (entry?.value?.kind !== 'APP_PAGE') return entry;
    if (entry.value.status === 404 && isExpired(entry)) return null;
    addPolicy(entry.value);
    return entry;
  }

  override async set(key: Key, data: Data, context: SetContext) {
    if (data?.kind === 'APP_PAGE') {
      // Before anything else: the object is also what answers the present request.
      addPolicy(data);
      if (isForInventedAddress(key, data) && !(await this.#holdsPage(key))) return;
    }
    return super.set(key, data, context);
  }

  async #holdsPage(key: Key): Promise<boolean> {
    const context = { kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false } as GetContext;
    const entry = await super.get(key, context).catch(() => null);
    return entry?.value?.kind === 'APP_PAGE' && entry.value.status !== 404;
  }
}

function isExpired(entry: {
  lastModified?: number;
  cacheControl?: { revalidate?: number | false };
}): boolean {
  const seconds = entry.cacheControl?.revalidate;
  return typeof seconds === 'number' && Date.now() - (entry.lastModified ?? 0) > seconds * 1000;
}

type Page = { html: unknown; status?: number; headers?: Record<string, unknown> };

/** Where anyone can invent an address that is answered: city pages, searches and filters. */
const UNBOUNDED = /\/services\/[^/]+\/[^/]+$|\/blog\/view\/search\/|\/author\/[^/]+\/view\//;
const NOINDEX = '<meta name="robots" content="noindex';

/** Nothing is there, or a city without a row got its general text (decision D3), or somebody searched. */
function isForInventedAddress(key: string, page: Page): boolean {
  if (page.status === 404) return true;
  return UNBOUNDED.test(key) && typeof page.html === 'string' && page.html.includes(NOINDEX);
}

function addPolicy(page: Page): void {
  if (typeof page.html !== 'string' || page.headers?.['content-security-policy']) return;
  const hashes = inlineScripts(page.html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const policy = contentSecurityPolicy({
    scripts: [...new Set(hashes)],
    captchaScriptUrl: env.RECAPTCHA_SCRIPT_URL,
    imageHosts: env.IMAGE_HOSTS,
  });
  page.headers = {
    ...page.headers,
    'content-security-policy': policy,
    ...(page.status !== 404 && page.html.includes(NOINDEX) ? { 'x-robots-tag': 'noindex, follow' } : {}),
  };
}
