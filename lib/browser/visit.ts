import { readTabJson, tabStorage } from './tab-storage';

const VISIT_KEY = 'visit';

/** Where a visit began: stays in this tab and goes to the agency only with an enquiry. */
export type Visit = { landingPage: string; referrer: string };

/** Remembers the first page of the visit; later calls change nothing. */
export function rememberVisit(): void {
  if (tabStorage.read(VISIT_KEY)) return;
  const visit: Visit = { landingPage: location.pathname + location.search, referrer: document.referrer };
  tabStorage.write(VISIT_KEY, JSON.stringify(visit));
}

export function readVisit(): Visit {
  rememberVisit();
  const { landingPage = '', referrer = '' } = {
    ...(readTabJson(VISIT_KEY) as Partial<Visit> | null),
  };
  return { landingPage: String(landingPage).slice(0, 2048), referrer: String(referrer).slice(0, 2048) };
}
