import { tabStorage } from '../browser/tab-storage';
import { comesAwake } from './awake';
import { element } from './element';
import { renewPage } from './renew-page';
import { readSleeping, type Sleeping } from './sleeping';

const INTENTS = ['pointerdown', 'focusin', 'keydown', 'input'];
/** What has not come by then does not come; a form that was sent meanwhile goes as one without scripts. */
const PATIENCE = 10_000;
const OFFLINE = 'offline';
/** Mail programs cut longer addresses off. */
const MAX_BODY = 1500;

let waking: Promise<void> | null = null;
const run = new Map<string, Promise<void>>();

declare global {
  interface Window {
    /** Where Next's client looks for a page's flight data. */
    __next_f?: unknown[];
  }
}

/** A page sleeps until somebody reaches for what needs React (`data-wakes`). What they did to wake it is done once. */
export function wakeOnIntent(): void {
  for (const type of INTENTS)
    addEventListener(type, ({ target }) => void (sleeperOf(target) && wake().catch(() => {})), true);
  addEventListener('submit', (event) => void holdBack(event), true);
}

/** What was typed before a reload is put back by the form itself, so it wakes where its draft is kept. */
export function wakeForDraft(): void {
  const form = sleeperOf(document.querySelector('form[data-wakes]'));
  if (form && tabStorage.read(form.dataset.wakes ?? '')) void wake().catch(() => {});
}

/** A form that is sent before it is awake waits for that; without it, it goes as a plain form or, offline, says so and stays. */
async function holdBack(event: SubmitEvent): Promise<void> {
  const form = sleeperOf(event.target);
  if (!form) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (form.ariaBusy) return;
  form.ariaBusy = 'true';
  delete form.dataset.offline;
  try {
    await wake();
    // The page may have been renewed meanwhile.
    document.querySelector<HTMLFormElement>('form[data-awake]')?.requestSubmit();
  } catch (reason) {
    if (reason === OFFLINE) sayOffline(form);
    else form.submit();
  } finally {
    form.ariaBusy = null;
  }
}

/** With a link that carries what was typed to the visitor's own mail program. */
function sayOffline(form: HTMLFormElement): void {
  form.dataset.offline = '';
  const typed = [...new FormData(form)].filter(([name, value]) => value && !name.startsWith('$'));
  const body = typed.map(([name, value]) => `${name}: ${value}`).join('\r\n');
  const notice = form.querySelector('[data-offline-notice]');
  const link = notice?.querySelector('a');
  if (link) link.href = `${link.href.split('?')[0]}?body=${encodeURIComponent(body.slice(0, MAX_BODY))}`;
  notice?.scrollIntoView({ block: 'nearest' });
}

function sleeperOf(target: EventTarget | null): HTMLFormElement | null {
  const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-wakes]') : null;
  return form && !('awake' in form.dataset) && (waking || readSleeping()) ? form : null;
}

function wake(): Promise<void> {
  waking ??= bringReact().catch((reason) => {
    waking = null;
    throw reason;
  });
  return waking;
}

async function bringReact(): Promise<void> {
  const { flight, sleeping } = await flightOfThisPage();
  const awake = comesAwake();
  window.__next_f = [[0], [1, flight]];
  await Promise.all(sleeping.scripts.map(runScript));
  const tooLate = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE));
  await Promise.race([awake, tooLate]);
}

type PageAndFlight = { sleeping: Sleeping; flight: string };

/** HTML and flight data are of one render. Where the server no longer has the one, it gives the page anew with both. */
async function flightOfThisPage(): Promise<PageAndFlight> {
  for (const isLastTry of [false, true]) {
    const sleeping = readSleeping();
    if (!sleeping) break;
    // So that they are there when the data are.
    for (const script of sleeping.scripts) fetch(script).catch(() => {});
    const answer = await fetch(sleeping.flight).catch(() => Promise.reject(OFFLINE));
    const flight = await answer.text();
    if (answer.ok) return { sleeping, flight };
    if (!isLastTry) renewPage(flight);
  }
  throw new Error();
}

/** Runs a script once, in the order of the calls; one that failed may be tried again. */
function runScript(src: string): Promise<void> {
  const running =
    run.get(src) ??
    new Promise<void>((resolve, reject) => {
      // The name under which Next's runtime looks for itself.
      const id = src.includes('/webpack-') ? '_R_' : '';
      const script = element('script', { src, id, async: false, onload: () => resolve() });
      script.onerror = () => {
        run.delete(src);
        script.remove();
        fetch('/api/health').then(
          () => reject(src),
          () => reject(OFFLINE),
        );
      };
      document.head.append(script);
    });
  run.set(src, running);
  return running;
}
