export type AuditOptions = {
  limit: number;
  concurrency: number;
  timeoutMs: number;
  /** Of a longer body the rest is not read. */
  maxBodyBytes: number;
  /** The origin under which the site is published, when a copy of it is crawled. */
  publicOrigin: string | null;
  /**
   * Whether pages that robots.txt closes are read too, which tells a noindex that no search engine ever sees, and
   * without the pause that it asks for. Only for the owner of a site; by default only on this machine.
   */
  readsBlocked: boolean | null;
  /** Whether no other host is asked for anything, not even for the pictures that pages name for previews. */
  staysHome: boolean;
  /** Ids of rules that are not applied. */
  ignore: readonly string[];
  signal: AbortSignal | null;
};

export const defaults: AuditOptions = {
  limit: 5000,
  concurrency: 4,
  timeoutMs: 20_000,
  maxBodyBytes: 5 * 1024 * 1024,
  publicOrigin: null,
  readsBlocked: null,
  staysHome: false,
  ignore: [],
  signal: null,
};

/** How the auditor names itself, and the name by which a robots.txt can address it. */
export const CRAWLER = 'SiteAudit';
export const USER_AGENT = `Mozilla/5.0 (compatible; ${CRAWLER}/1.0; technical SEO audit)`;
/** Whose part of a robots.txt decides what can be indexed. */
export const SEARCH_ENGINE = 'Googlebot';
