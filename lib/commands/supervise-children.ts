import type { ChildProcess } from 'node:child_process';
import type { Kept } from './keep-running.ts';
import { stop } from './processes.ts';

/** One falling process takes the others along, and Ctrl-C ends them all. */
export function superviseChildren(children: ChildProcess[]): void {
  const end = endOnSignals(children.map((child) => ({ stop: () => stop(child) })));
  for (const child of children) child.once('exit', () => void end(1));
}

/** Ctrl-C ends them all, one after the other: what the first one finishes may need those behind it. @returns ends them with a code of its own */
export function endOnSignals(all: Kept[]): (code: number) => Promise<void> {
  let isEnding = false;
  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    for (const one of all) await one.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));
  return end;
}
