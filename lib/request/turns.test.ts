/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import { createTurns, type Turns } from './turns';

/** Work that ends when it is told to, and notes that it began. */
function crowd(turns: Turns, size: number) {
  const begun: number[] = [];
  const gates = Array.from({ length: size }, () => Promise.withResolvers<void>());
  const all = gates.map((gate, index) =>
    turns.take(() => {
      begun.push(index);
      return gate.promise;
    }),
  );
  return { begun, ends: gates.map((gate) => gate.resolve), all };
}

test('so many work at once, the others in the order in which they came', async () => {
  const { begun, ends, all } = crowd(createTurns({ atOnce: 2, patienceMs: 60_000 }), 5);
  await pause(0);
  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  await all[1];
  await pause(0);
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.();
  ends[2]?.();
  await Promise.all([all[0], all[2]]);
  await pause(0);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  ends[3]?.();
  ends[4]?.();
  await Promise.all(all);
});

test('work that fails gives its turn on, and says what it failed with', async () => {
  const turns = createTurns({ atOnce: 1, patienceMs: 60_000 });
  const failing = turns.take(() => Promise.reject(new Error('down')));
  const next = turns.take(async () => 'stored');
  await expect(failing).rejects.toThrow('down');
  expect(await next).toBe('stored');
});

test('when nothing ends, those who wait are let go all together', async () => {
  const { begun, ends, all } = crowd(createTurns({ atOnce: 1, patienceMs: 20 }), 4);
  await pause(0);
  expect(begun).toEqual([0]);
  await pause(100);
  expect(begun).toEqual([0, 1, 2, 3]);
  for (const end of ends) end();
  await Promise.all(all);
});

test('after such a time the bound holds again', async () => {
  const turns = createTurns({ atOnce: 1, patienceMs: 20 });
  const hanging = crowd(turns, 3);
  await pause(100);
  for (const end of hanging.ends) end();
  await Promise.all(hanging.all);
  const { begun, ends, all } = crowd(turns, 2);
  await pause(0);
  expect(begun).toEqual([0]);
  ends[0]?.();
  await all[0];
  await pause(0);
  ends[1]?.();
  await Promise.all(all);
});

test('as long as one after another ends, the rest waits for longer than that', async () => {
  const turns = createTurns({ atOnce: 1, patienceMs: 60 });
  let most = 0;
  let working = 0;
  const work = async () => {
    working += 1;
    most = Math.max(most, working);
    await pause(20);
    working -= 1;
  };
  await Promise.all(Array.from({ length: 10 }, () => turns.take(work)));
  expect(most).toBe(1);
});

test('they wait on when nothing ends but something else shows that it will', async () => {
  let isMoving = true;
  const turns = createTurns({ atOnce: 1, patienceMs: 20, isMovingSince: () => isMoving });
  const { begun, ends, all } = crowd(turns, 3);
  await pause(100);
  expect(begun).toEqual([0]);
  isMoving = false;
  await pause(100);
  expect(begun).toEqual([0, 1, 2]);
  for (const end of ends) end();
  await Promise.all(all);
});
