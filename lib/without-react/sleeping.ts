/** What a page needs to wake: where its flight data are, and Next's scripts in their order. */
export type Sleeping = { flight: string; scripts: string[] };

/** Written by lib/cache/page-cache into a page that is put to sleep; null on a page that hydrates by itself or needs no React. */
export function readSleeping(): Sleeping | null {
  const text = document.querySelector('script[data-sleeping]')?.textContent;
  return text ? (JSON.parse(text) as Sleeping) : null;
}
