import { text } from 'node:stream/consumers';
import { passwordProblem } from '../auth/password.ts';
import { type AdminRequest, parseAdminArguments } from './admin-arguments.ts';
import { performRequest } from './admin-work.ts';
import { administratorsOf } from './administrators.ts';
import { CommandError } from './command-error.ts';
import { stop } from './processes.ts';
import { readOwnSettings, type Settings } from './settings.ts';
import { isRunning, startStack } from './stack.ts';

/**
 * Makes, lists and removes administrators, of the Supabase project that .env.local names or of the embedded one, which
 * is started for as long as this takes when it is not running.
 */
export default async function admin(args: string[]): Promise<void> {
  const request = parseAdminArguments(args);
  await administer(request, readOwnSettings());
}

export async function administer(request: AdminRequest, settings: Settings): Promise<void> {
  const password = 'passwordFromStdin' in request && request.passwordFromStdin ? await readPassword() : null;
  if (password !== null && 'email' in request) requireGood(password, request.email);
  const stack =
    settings.local === null || (await isRunning(settings.local)) ? null : await startStack(settings);
  try {
    console.log(await performRequest(request, administratorsOf(settings.variables), password));
  } finally {
    if (stack) await stop(stack);
  }
}

function requireGood(password: string, email: string): void {
  const problem = passwordProblem(password, email);
  if (problem) throw new CommandError(problem);
}

async function readPassword(): Promise<string> {
  if (process.stdin.isTTY)
    throw new CommandError(
      '--password-stdin reads from a pipe: `npm run admin -- … --password-stdin < file`.',
    );
  return (await text(process.stdin)).replace(/\r?\n$/, '');
}
