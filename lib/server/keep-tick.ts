import { createHook } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps one of the objects that Node makes for `process.nextTick`, for as long as the process lives. Otherwise, when the
 * server has been idle, V8 collects, finds no such object and drops its shape; every tick after that is made in a slow way:
 * with Node 24 in 400 ns instead of 50, several times in each answer. A hook of `async_hooks`, off again at once, is how to
 * come by such an object.
 */
export function keepTick(): void {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') kept.push(resource);
    },
  }).enable();
  process.nextTick(() => {});
  hook.disable();
}
