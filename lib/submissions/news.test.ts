import { newsStore } from './news';

const asked: string[] = [];
let answer: () => Response;
const answering = (arrived: number) => () =>
  ({
    status: 200,
    json: async () => ({ moment: '2026-11-21T08:00:00Z', unhandled: 5, arrived }),
  }) as Response;

beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    return answer();
  };
});

test('the first answer says from when on to count, and later ones what has come', async () => {
  answer = answering(0);
  await newsStore.ask();
  answer = answering(2);
  await newsStore.ask();
  expect(asked[1]).toBe('/api/submissions/news?since=2026-11-21T08%3A00%3A00Z');
  expect(newsStore.read()).toEqual({ unhandled: 5, arrived: 2 });
});

test('whoever is shown the list has seen them; an answer to an earlier question does not bring them back', async () => {
  let settle: (response: Response) => void = () => {};
  globalThis.fetch = () => new Promise((resolve) => (settle = resolve));
  const late = newsStore.ask();
  newsStore.seen('2026-11-21T08:05:00Z');
  expect(newsStore.read().arrived).toBe(0);
  settle(answering(3)());
  await late;
  expect(newsStore.read().arrived).toBe(0);
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['no news', async () => ({ status: 204 }) as Response],
])('%s changes nothing', async (_, fetched) => {
  const before = newsStore.read();
  globalThis.fetch = fetched;
  await newsStore.ask();
  expect(newsStore.read()).toBe(before);
});
