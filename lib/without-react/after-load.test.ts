const { jest } = import.meta;
const { fetchTheRest } = await import('./after-load');

const VITALS = '/scripts/vitals-0.js';
let isPrerendering = false;
let readyState: DocumentReadyState = 'complete';

beforeEach(() => {
  jest.useFakeTimers();
  isPrerendering = false;
  readyState = 'complete';
  document.head.replaceChildren();
  document.body.innerHTML = '<img src="/a.webp"><img src="/b.webp" loading="lazy">';
  Object.assign(globalThis, { VITALS_SCRIPT: VITALS });
  Object.defineProperties(document, {
    prerendering: { configurable: true, get: () => isPrerendering },
    readyState: { configurable: true, get: () => readyState },
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

const isRestFetched = () => [
  document.images[1]?.loading === 'eager',
  document.querySelector(`script[src="${VITALS}"]`) !== null,
];

test('pictures further down and what measures the visit wait until the page has loaded', () => {
  readyState = 'interactive';
  fetchTheRest();
  jest.advanceTimersByTime(2000);
  expect(isRestFetched()).toEqual([false, false]);
  readyState = 'complete';
  jest.advanceTimersByTime(500);
  expect(isRestFetched()).toEqual([true, true]);
});

test('a page that was made ready beforehand fetches them once it has a visitor', () => {
  isPrerendering = true;
  fetchTheRest();
  jest.advanceTimersByTime(60_000);
  expect(isRestFetched()).toEqual([false, false]);
  isPrerendering = false;
  jest.advanceTimersByTime(500);
  expect(isRestFetched()).toEqual([true, true]);
  jest.advanceTimersByTime(60_000);
  expect(document.querySelectorAll('script')).toHaveLength(1);
});

test('whoever saves data is sent no picture that was not scrolled to', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  fetchTheRest();
  expect(isRestFetched()[0]).toBe(false);
});

test('where nothing is measured no script is fetched', () => {
  Object.assign(globalThis, { VITALS_SCRIPT: '' });
  fetchTheRest();
  expect(isRestFetched()).toEqual([true, false]);
  expect(document.querySelector('script')).toBeNull();
});
