import type { ChildProcess } from 'node:child_process';

/** Runs when this process ends: a hook of the test runner would wait for the very thing it is to stop. */
const cleanups: (() => void)[] = [];
process.once('exit', () => {
  for (const clean of cleanups.reverse()) clean();
});
// A file that took too long is ended by the test runner, which is no exit by itself.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));

export function whenOver(clean: () => void): void {
  cleanups.push(clean);
}

/** Whatever becomes of a test, the process that it started does not outlive it. */
export function endWithTest<Child extends ChildProcess>(child: Child): Child {
  whenOver(() => child.kill('SIGKILL'));
  return child;
}
