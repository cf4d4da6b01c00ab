import { whenPainted } from './when-painted';

const { jest } = import.meta;
const idle: (() => void)[] = [];
const state = (value: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value, configurable: true });

beforeEach(() => {
  idle.length = 0;
  Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run) });
});
afterEach(() => state('complete'));

test('each step waits for a moment of its own', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  whenPainted(first);
  whenPainted(second);
  expect(first).not.toHaveBeenCalled();
  idle[0]?.();
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  idle[1]?.();
  expect(second).toHaveBeenCalledTimes(1);
});

test('on a slow line an idle moment comes before the document is whole', () => {
  const step = jest.fn();
  state('loading');
  whenPainted(step);
  idle[0]?.();
  expect(step).not.toHaveBeenCalled();
  state('interactive');
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(step).not.toHaveBeenCalled();
  idle[1]?.();
  expect(step).toHaveBeenCalledTimes(1);
});

test('a browser that knows no idle moments takes the next one', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const step = jest.fn();
  whenPainted(step);
  expect(step).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(step).toHaveBeenCalledTimes(1);
});
