import { tabStorage } from '../browser/tab-storage';

const ADDRESS = '/api/readings';
const SETTLED = 1000;

/** Counts a reading once the page has settled; reloading it in the same tab is the same reading. */
export function countReading(): void {
  const slug = document.querySelector<HTMLElement>('[data-reading]')?.dataset.reading;
  if (!slug) return;
  const key = `read:${slug}`;
  setTimeout(() => {
    // Without storage a reload cannot be told from a reading, so neither counts.
    if (tabStorage.read(key) || !tabStorage.write(key, '1')) return;
    navigator.sendBeacon(ADDRESS, slug);
  }, SETTLED);
}
