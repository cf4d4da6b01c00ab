import { isWelcome } from './is-welcome';
import { measureVisit, type Vitals } from './measure-visit';

const { jest } = import.meta;

type Recorded = Record<string, unknown> & { startTime: number };

/** What a browser has noted of a page, by kind; what comes later is put in while the test runs. */
let recorded: Record<string, Recorded[]> = {};
let hearers: { type: string; hear: (entries: Recorded[]) => void }[] = [];
let supported: string[] = [];
const ALL = ['largest-contentful-paint', 'layout-shift', 'first-input', 'event'];

class Observer {
  #hear: (entries: Recorded[]) => void;
  constructor(callback: (list: { getEntries: () => Recorded[] }) => void) {
    this.#hear = (entries) => callback({ getEntries: () => entries });
  }
  static get supportedEntryTypes() {
    return supported;
  }
  observe({ type }: { type: string }) {
    hearers.push({ type, hear: this.#hear });
    if (recorded[type]) this.#hear(recorded[type]);
  }
  takeRecords() {
    return [];
  }
}

const happens = (type: string, ...entries: Recorded[]) => {
  for (const one of hearers) if (one.type === type) one.hear(entries);
};
const paint = (startTime: number) => ({ startTime });
const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});
const press = (interactionId: number, duration: number, startTime = 100) => ({
  interactionId,
  duration,
  startTime,
});

let said: Vitals[] = [];
let listening: AbortController;
let visibility: DocumentVisibilityState = 'visible';
const setInteractions = (interactionCount: number | undefined) =>
  Object.defineProperty(performance, 'interactionCount', { value: interactionCount, configurable: true });

beforeEach(() => {
  recorded = { navigation: [{ startTime: 0, responseStart: 120, activationStart: 0 }] };
  hearers = [];
  said = [];
  supported = ALL;
  visibility = 'visible';
  setInteractions(undefined);
  Object.assign(globalThis, { PerformanceObserver: Observer });
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  performance.getEntriesByType = ((type: string) => recorded[type] ?? []) as never;
  listening = new AbortController();
  const listen = window.addEventListener.bind(window);
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: unknown) =>
      listen(type, listener as EventListener, { signal: listening.signal }),
    );
});
afterEach(() => {
  listening.abort();
  jest.restoreAllMocks();
});

const begin = () => measureVisit((vitals) => said.push(vitals));

function hide(timeStamp = 10_000): void {
  visibility = 'hidden';
  const event = new Event('visibilitychange');
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  window.dispatchEvent(event);
}
function show(): void {
  visibility = 'visible';
  window.dispatchEvent(new Event('visibilitychange'));
}
function comeBack(timeStamp: number): void {
  visibility = 'visible';
  const event = new Event('pageshow');
  Object.defineProperties(event, { persisted: { value: true }, timeStamp: { value: timeStamp } });
  window.dispatchEvent(event);
}

test('a visit that was only read says what it was like when it ends, with what was noted before the script came', () => {
  recorded['largest-contentful-paint'] = [paint(300), paint(900)];
  recorded['layout-shift'] = [shift(400, 0.02)];
  begin();
  expect(said).toEqual([]);
  hide();
  expect(said).toEqual([{ page: '/', device: 'computer', lcp: 900, cls: 0.02, ttfb: 120 }]);
});

test('a page that was made ready beforehand is measured from the moment when it was opened', () => {
  recorded.navigation = [{ startTime: 0, responseStart: 120, activationStart: 5000 }];
  recorded['visibility-state'] = [
    { name: 'hidden', startTime: 0 },
    { name: 'visible', startTime: 5000 },
  ];
  recorded['largest-contentful-paint'] = [paint(800), paint(5040)];
  recorded['layout-shift'] = [shift(700, 0.5), shift(5050, 0.01)];
  begin();
  hide();
  expect(said).toMatchObject([{ lcp: 40, ttfb: 0, cls: 0.01 }]);
});

describe('the largest paint', () => {
  test('counts only what was seen: not what came in a tab in the background', () => {
    recorded['visibility-state'] = [{ name: 'hidden', startTime: 0 }];
    recorded['largest-contentful-paint'] = [paint(900)];
    begin();
    hide();
    expect(said).toEqual([{ page: '/', device: 'computer', cls: 0, ttfb: 120 }]);
  });

  test('nor what came after the page was hidden, and it is said once', () => {
    recorded['largest-contentful-paint'] = [paint(900)];
    begin();
    hide(2000);
    show();
    happens('largest-contentful-paint', paint(2500));
    hide(3000);
    expect(said.map(({ lcp }) => lcp)).toEqual([900]);
  });
});

describe('the layout shift', () => {
  test.each([
    ['the worst burst', [shift(100, 0.1), shift(900, 0.1), shift(3000, 0.15)], 0.2],
    ['a burst ends after five seconds', Array.from({ length: 8 }, (_, at) => shift(at * 900, 0.1)), 0.6],
    ['what the visitor brought about is no shift', [shift(100, 0.4, true), shift(200, 0.1)], 0.1],
    ['none', [], 0],
  ])('is %s', (_, shifts, score) => {
    recorded['layout-shift'] = shifts;
    begin();
    hide();
    expect(said[0]?.cls).toBeCloseTo(score);
  });

  test('is not said where the browser does not tell', () => {
    supported = ['largest-contentful-paint'];
    begin();
    hide();
    expect(said).toEqual([{ page: '/', device: 'computer', ttfb: 120 }]);
  });
});

describe('the answer to a press', () => {
  const delayOf = (total: number | undefined, ...presses: Recorded[]) => {
    begin();
    setInteractions(total);
    happens('event', ...presses);
    hide();
    return said[0]?.inp;
  };

  test('is the slowest, of whose events the longest counts', () => {
    setInteractions(0);
    expect(delayOf(2, press(7, 40), press(7, 120), press(14, 56))).toBe(120);
  });

  test('forgives one in fifty', () => {
    setInteractions(0);
    const presses = Array.from({ length: 10 }, (_, index) => press(index * 7 + 7, 500 - index * 40));
    expect(delayOf(49, ...presses)).toBe(500);
    said = [];
    comeBack(20_000);
    happens('event', ...presses.map((one) => ({ ...one, startTime: 21_000 })));
    setInteractions(49 + 120);
    hide(30_000);
    expect(said[0]?.inp).toBe(420);
  });

  test('is reckoned from the numbers of the presses where the browser does not count them', () => {
    const presses = Array.from({ length: 101 }, (_, index) => press(1000 + index * 7, 40 + index));
    expect(delayOf(undefined, ...presses)).toBe(138);
  });

  test('leaves out what is no press, such as a pointer that only moves', () => {
    expect(delayOf(undefined, press(0, 900))).toBeUndefined();
  });

  test('is said later where nobody had pressed anything when the page was first hidden', () => {
    begin();
    hide(1000);
    show();
    happens('event', press(7, 88, 2000));
    hide(3000);
    expect(said.slice(1)).toEqual([{ page: '/', device: 'computer', inp: 88 }]);
  });
});

test('a page that comes back as it was left is a new visit: at once there, and with nothing of the one before', async () => {
  recorded['layout-shift'] = [shift(100, 0.3)];
  begin();
  happens('event', press(7, 300));
  hide(2000);
  comeBack(performance.now());
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  hide(performance.now());
  expect(said).toHaveLength(2);
  expect(said[1]).toMatchObject({ ttfb: 0, cls: 0 });
  expect(said[1]?.inp).toBeUndefined();
  expect(said[1]?.lcp).toBeGreaterThanOrEqual(0);
});

test('a page that is left without having been hidden before says its figures too, and once', () => {
  begin();
  window.dispatchEvent(new Event('pagehide'));
  hide();
  expect(said).toHaveLength(1);
  expect(said[0]).toMatchObject({ ttfb: 120, cls: 0 });
});

test('a page that is hidden again without news says nothing more', () => {
  begin();
  hide();
  show();
  hide();
  expect(said).toHaveLength(1);
});

test.each([
  ['not be tracked', { doNotTrack: '1' }, false],
  ['not be sold', { globalPrivacyControl: true }, false],
  ['save data', { connection: { saveData: true } }, false],
  ['nothing of the kind', { doNotTrack: null, connection: { saveData: false } }, true],
])('whoever wishes to %s is measured or left alone', (_, wishes, welcome) => {
  const before = Object.entries(wishes).map(([name, value]) => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    return name;
  });
  expect(isWelcome()).toBe(welcome);
  for (const name of before) Reflect.deleteProperty(navigator, name);
});
