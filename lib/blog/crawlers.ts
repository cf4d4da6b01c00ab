/** What readers that are no people call themselves: search engines, link previews, monitors, scripts. Cubot makes phones. */
const CRAWLER =
  /(?<!cu)bot\b|bot[/_-]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|embedly|lighthouse|headless|monitor|curl\/|wget|python-|axios|node\b|go-http/i;

export function isCrawler(userAgent: string | null): boolean {
  return !userAgent || CRAWLER.test(userAgent);
}
