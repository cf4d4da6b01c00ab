/** Hears of what the browser has noted already, and of what comes. @returns what hears of the rest at once; undefined where the browser does not tell */
export function observe<Entry extends PerformanceEntry>(type: string, hear: (entry: Entry) => void) {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return;
  const hearAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) hear(entry as Entry);
  };
  const observer = new PerformanceObserver((list) => hearAll(list.getEntries()));
  // A short answer to a press is one of them, too.
  observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
  return () => hearAll(observer.takeRecords());
}

/** When the page was hidden first; what is painted after that nobody sees. @param shownAt what was hidden before was not opened yet */
export function firstHidden(shownAt: number): number {
  const hidden = performance
    .getEntriesByType('visibility-state')
    .find(({ name, startTime }) => name === 'hidden' && startTime >= shownAt);
  return hidden?.startTime ?? (document.visibilityState === 'hidden' ? 0 : Number.POSITIVE_INFINITY);
}

/** From one moment to another; what was there before the page was opened took no time. */
export const since = (begin: number, moment: number): number => Math.max(0, moment - begin);
