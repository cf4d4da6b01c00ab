import { forgiveTransitions } from './transitions';

const listen = import.meta.jest.spyOn(window, 'addEventListener');
const comeFrom = (from: object | null) => Object.assign(window, { navigation: { activation: { from } } });

test('whoever comes from elsewhere sees no transition, and nothing is listened for', () => {
  comeFrom(null);
  forgiveTransitions();
  expect(listen).not.toHaveBeenCalled();
});

test('a transition that is given up is no error', async () => {
  comeFrom({ url: 'http://localhost/' });
  forgiveTransitions();
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
