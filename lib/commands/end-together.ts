import type { ChildProcess } from 'node:child_process';
import { stop } from './processes.ts';

/** One falling process takes the others along, and Ctrl-C ends them all. */
export function endTogether(children: ChildProcess[]): void {
  let ending = false;
  const end = async (code: number) => {
    if (ending) return;
    ending = true;
    await Promise.all(children.map(stop));
    process.exit(code);
  };
  for (const child of children) child.once('exit', () => void end(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));
}
