export type News = {
  /** How many submissions nobody has seen to, a thousand at most. */
  unhandled: number;
  arrived: number;
};

const NOTHING: News = { unhandled: 0, arrived: 0 };
const TIMEOUT_MS = 10_000;
let news = NOTHING;
let since = '';
const listeners = new Set<() => void>();

function tell(latest: News): void {
  news = latest;
  for (const listener of listeners) listener();
}

/** What the pages of the staff know of submissions that have come in meanwhile. */
export const newsStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => news,
  readOnServer: () => NOTHING,

  /** The list as it was at this moment has been shown. */
  seen(moment: string): void {
    since = moment;
    tell({ ...news, arrived: 0 });
  },

  /** Asks the site; without an answer everything stays as it is. */
  async ask(): Promise<void> {
    const asked = since;
    const response = await fetch(`/api/submissions/news?${new URLSearchParams({ since: asked })}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    if (response?.status !== 200) return;
    const { moment, unhandled, arrived } = (await response.json()) as News & { moment: string };
    since ||= moment;
    tell({ unhandled, arrived: since === asked ? arrived : 0 });
  },
};
