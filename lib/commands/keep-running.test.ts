/** @jest-environment node */
import type { ChildProcess } from 'node:child_process';
import { keepRunning } from './keep-running';
import { startNode, stop } from './processes';

const { jest } = import.meta;
const STAYS = 'setInterval(() => {}, 1000)';
const run = (script: string) =>
  startNode(['-e', script], { variables: { PATH: process.env.PATH ?? '' }, quiet: true });
const isAlive = (child?: ChildProcess) => child?.exitCode === null && child.signalCode === null;

let said: string[] = [];
beforeEach(() => {
  said = [];
  jest.spyOn(console, 'error').mockImplementation((line) => void said.push(String(line)));
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('a process that is killed is started again, says why, and is ended for good when it is stopped', async () => {
  const children = [run(STAYS)];
  const start = async () => {
    children.push(run(STAYS));
    return children.at(-1) as ChildProcess;
  };
  const kept = keepRunning('The site', children[0] as ChildProcess, start, { pause: async () => {} });
  children[0]?.kill('SIGKILL');
  await until(() => children.length === 2);
  expect(said).toEqual(['The site ended (SIGKILL). It is started again in 0.5 seconds.']);
  await kept.stop();
  expect(children.map(isAlive)).toEqual([false, false]);
  expect(children).toHaveLength(2);
});

test('one that does not stand is tried after pauses that grow, whether it dies or does not start', async () => {
  const pauses: number[] = [];
  const pause = async (milliseconds: number) => void pauses.push(milliseconds);
  let kept = { stop: async () => {} };
  const outcomes = [() => run('process.exit(1)'), () => Promise.reject(new Error('No port.'))];
  const start = async () => {
    if (pauses.length === 10) await kept.stop();
    const made = outcomes[pauses.length % 2]?.();
    if (!made) throw new Error('No more.');
    return made;
  };
  kept = keepRunning('The site', run('process.exit(1)'), start, { pause });
  await until(() => pauses.length === 10);
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000]);
  expect(said).toContain('No port.');
});

test('one that stood for long is started again without a long pause', async () => {
  const pauses: number[] = [];
  const times = [0, 1, 2, 3, 4, 100_000, 100_001, 100_001];
  let last: ChildProcess | undefined;
  const start = async () => {
    last = run(pauses.length < 3 ? 'process.exit(1)' : STAYS);
    return last;
  };
  const kept = keepRunning('The site', run('process.exit(1)'), start, {
    pause: async (milliseconds: number) => void pauses.push(milliseconds),
    now: () => times.shift() ?? 100_001,
  });
  await until(() => isAlive(last) && pauses.length === 3);
  expect(pauses).toEqual([500, 1000, 500]);
  await kept.stop();
  if (last) await stop(last);
});
