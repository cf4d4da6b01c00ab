import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** What V8 has learnt of nextTick after idle moments with a collection in each. */
const AFTER_COLLECTIONS = `
  const { nextTick } = process;
  const { keepTick } = await import(process.argv[1]);
  const idle = () => new Promise((resolve) => setTimeout(resolve, 5));
  const tickOften = async () => {
    for (let count = 0; count < 5000; count += 1) nextTick(() => {}, 1);
    await idle();
  };
  keepTick();
  await tickOften();
  for (let count = 0; count < 4; count += 1) {
    await idle();
    gc();
  }
  await tickOften();
  const learnt = %GetFeedback(nextTick);
  console.log(JSON.stringify(learnt.filter(Boolean).filter(([kind]) => kind.startsWith('DefineKeyed'))));
`;

test('V8 still knows what a tick looks like after the server was idle', () => {
  const learnt = execFileSync(
    process.execPath,
    [
      '--expose-gc',
      '--allow-natives-syntax',
      '--input-type=module',
      '-e',
      AFTER_COLLECTIONS,
      path.resolve('lib/server/keep-tick.ts'),
    ],
    { encoding: 'utf8' },
  );
  const slots: [kind: string, state: string][] = JSON.parse(learnt);
  expect(slots.length).toBeGreaterThan(0);
  for (const [, state] of slots) expect(state).toMatch(/^MONOMORPHIC/);
});
