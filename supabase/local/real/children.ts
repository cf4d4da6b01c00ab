import type { ChildProcess } from 'node:child_process';

const cleanups: (() => void)[] = [];
process.once('exit', () => {
  for (const clean of cleanups.reverse()) clean();
});

/** Runs when this process ends: a hook of the test runner would wait for the very thing it is to stop. */
export function whenOver(clean: () => void): void {
  cleanups.push(clean);
}

/** Whatever becomes of this process, the one that it started does not outlive it. */
export function endWithUs<Child extends ChildProcess>(child: Child): Child {
  whenOver(() => child.kill('SIGKILL'));
  return child;
}
