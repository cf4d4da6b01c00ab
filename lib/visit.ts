const VISIT_KEY = 'visit';

/** Where a visit began: stays in this tab and goes to the agency only with an enquiry. */
export type Visit = { landingPage: string; referrer: string };

/** Remembers the first page of the visit; later calls change nothing. */
export function rememberVisit(): void {
  try {
    if (sessionStorage.getItem(VISIT_KEY)) return;
    const visit: Visit = { landingPage: location.pathname + location.search, referrer: document.referrer };
    sessionStorage.setItem(VISIT_KEY, JSON.stringify(visit));
  } catch {
    // A browser may refuse storage; an enquiry then goes without it.
  }
}

export function readVisit(): Visit {
  rememberVisit();
  try {
    const { landingPage = '', referrer = '' } = JSON.parse(sessionStorage.getItem(VISIT_KEY) ?? '{}');
    return { landingPage: String(landingPage).slice(0, 2048), referrer: String(referrer).slice(0, 2048) };
  } catch {
    return { landingPage: '', referrer: '' };
  }
}
