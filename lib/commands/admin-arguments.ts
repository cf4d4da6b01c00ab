import { parseArgs } from 'node:util';
import * as z from '../validation/zod.ts';
import { CommandError } from './command-error.ts';

export type AdminRequest =
  | { verb: 'list' }
  | { verb: 'add'; email: string; passwordFromStdin: boolean }
  | { verb: 'password'; email: string; passwordFromStdin: boolean }
  | { verb: 'unlock'; email: string }
  | { verb: 'remove'; email: string; force: boolean; deleteUser: boolean };

export const USAGE = `Usage:
  npm run admin -- list
  npm run admin -- add someone@example.com [--password-stdin]
  npm run admin -- password someone@example.com [--password-stdin]
  npm run admin -- unlock someone@example.com
  npm run admin -- remove someone@example.com [--force] [--delete-user]

Without --password-stdin a password is made and printed once.
unlock lifts the limit that too many wrong passwords have brought about; so does a new password.
remove keeps the account, which may then do no more than a visitor; --delete-user deletes it too.
--force removes even the last administrator.`;

const OPTIONS = {
  list: [],
  add: ['password-stdin'],
  password: ['password-stdin'],
  unlock: [],
  remove: ['force', 'delete-user'],
} as const;

/**
 * Reads what stands behind `npm run admin --`.
 * @throws CommandError with the one thing that is wrong, and how it is used
 */
export function parseAdminArguments(args: readonly string[]): AdminRequest {
  const [verb, email, ...more] = args.filter((argument) => !argument.startsWith('-'));
  if (!isVerb(verb)) throw wrong(verb ? `There is no "${verb}".` : 'Say what to do.');
  const options = readOptions(args, verb);
  const tooMany = verb === 'list' ? email : more[0];
  if (tooMany)
    throw wrong(
      `"${tooMany}" is too much: ${verb} takes ${verb === 'list' ? 'nothing' : 'one e-mail address'}.`,
    );
  if (verb === 'list') return { verb };
  const address = z.email().max(254).safeParse(email?.toLowerCase());
  if (!address.success) throw wrong(email ? `"${email}" is no e-mail address.` : 'Name an e-mail address.');
  if (verb === 'remove')
    return { verb, email: address.data, force: options.has('force'), deleteUser: options.has('delete-user') };
  if (verb === 'unlock') return { verb, email: address.data };
  return { verb, email: address.data, passwordFromStdin: options.has('password-stdin') };
}

function readOptions(args: readonly string[], verb: keyof typeof OPTIONS): Set<string> {
  const { tokens } = parseArgs({ args: [...args], strict: false, allowPositionals: true, tokens: true });
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []));
  const known: readonly string[] = OPTIONS[verb];
  const unknown = given.find(({ name, value }) => !known.includes(name) || value !== undefined);
  if (unknown)
    throw wrong(`${verb} does not know "${unknown.rawName}${unknown.value ? `=${unknown.value}` : ''}".`);
  return new Set(given.map(({ name }) => name));
}

function isVerb(word: string | undefined): word is keyof typeof OPTIONS {
  return word !== undefined && Object.hasOwn(OPTIONS, word);
}

function wrong(sentence: string): CommandError {
  return new CommandError(`${sentence}\n\n${USAGE}`);
}
