import { whenBack } from './when-back';

const { jest } = import.meta;

test('is told each time the page comes back, and not when it is shown first', () => {
  const step = jest.fn();
  whenBack(step);
  dispatchEvent(new Event('pageshow'));
  expect(step).not.toHaveBeenCalled();
  for (const times of [1, 2]) {
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pageshow'));
    expect(step).toHaveBeenCalledTimes(times);
  }
});
