import { forgiveTransitions } from './transitions';

forgiveTransitions();

test('a transition that is given up is no error', async () => {
  let isHandled = false;
  const ready = Promise.reject(new Error('Transition was skipped'));
  const caught = ready.catch.bind(ready);
  ready.catch = (handle) => {
    isHandled = true;
    return caught(handle);
  };
  dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition: { ready } }));
  await caught(() => {});
  expect(isHandled).toBe(true);
});

test('a page without a transition is none either', () => {
  const heard = import.meta.jest.fn();
  addEventListener('error', heard);
  dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition: null }));
  dispatchEvent(new Event('pagereveal'));
  expect(heard).not.toHaveBeenCalled();
});
