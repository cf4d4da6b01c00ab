import type { Variables } from './settings.ts';

const REAL = '--real';

/** The arguments but for `--real`, and what it says to the embedded stack: that PostgreSQL and PostgREST themselves answer. */
export function takeReal(given: string[]): { args: string[]; real: Variables } {
  const args = given.filter((argument) => argument !== REAL);
  return { args, real: args.length < given.length ? { LOCAL_STACK_REAL: 'true' } : {} };
}
