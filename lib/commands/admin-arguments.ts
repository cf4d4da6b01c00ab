import { parseArgs } from 'node:util';
import type { Role } from '../auth/roles.ts';
import * as z from '../validation/zod.ts';
import { CommandError } from './command-error.ts';

export type AdminRequest =
  | { verb: 'list' }
  | { verb: 'add'; email: string; role: Role; passwordFromStdin: boolean }
  | { verb: 'role'; email: string; role: Role }
  | { verb: 'password'; email: string; passwordFromStdin: boolean }
  | { verb: 'unlock'; email: string }
  | { verb: 'second-factor'; email: string }
  | { verb: 'remove'; email: string; deleteUser: boolean };

export const USAGE = `Usage:
  npm run admin -- list
  npm run admin -- add someone@example.com [--editor] [--password-stdin]
  npm run admin -- role someone@example.com --owner | --editor
  npm run admin -- password someone@example.com [--password-stdin]
  npm run admin -- unlock someone@example.com
  npm run admin -- second-factor someone@example.com
  npm run admin -- remove someone@example.com [--delete-user]

Without --password-stdin a password is made and printed once.
second-factor takes the second factor of somebody away who has lost their device.
unlock lifts the limit that too many wrong passwords have brought about; so does a new password.
remove keeps the account, which may then do no more than a visitor; --delete-user deletes it too.
Whoever is added is an owner unless --editor says otherwise. The last owner stays one; add another one first.`;

const OPTIONS = {
  list: [],
  add: ['editor', 'password-stdin'],
  role: ['owner', 'editor'],
  password: ['password-stdin'],
  unlock: [],
  'second-factor': [],
  remove: ['delete-user'],
} as const;
type Verb = keyof typeof OPTIONS;

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
  return requestOf(verb, address.data, options);
}

function requestOf(verb: Exclude<Verb, 'list'>, email: string, options: Set<string>): AdminRequest {
  const role = options.has('editor') ? 'editor' : 'owner';
  const passwordFromStdin = options.has('password-stdin');
  switch (verb) {
    case 'add':
      return { verb, email, role, passwordFromStdin };
    case 'role':
      if (options.size !== 1) throw wrong('Say --owner or --editor.');
      return { verb, email, role };
    case 'password':
      return { verb, email, passwordFromStdin };
    case 'unlock':
    case 'second-factor':
      return { verb, email };
    case 'remove':
      return { verb, email, deleteUser: options.has('delete-user') };
  }
}

function readOptions(args: readonly string[], verb: Verb): Set<string> {
  const { tokens } = parseArgs({ args: [...args], strict: false, allowPositionals: true, tokens: true });
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []));
  const known: readonly string[] = OPTIONS[verb];
  const unknown = given.find(({ name, value }) => !known.includes(name) || value !== undefined);
  if (unknown)
    throw wrong(`${verb} does not know "${unknown.rawName}${unknown.value ? `=${unknown.value}` : ''}".`);
  return new Set(given.map(({ name }) => name));
}

function isVerb(word: string | undefined): word is Verb {
  return word !== undefined && Object.hasOwn(OPTIONS, word);
}

function wrong(sentence: string): CommandError {
  return new CommandError(`${sentence}\n\n${USAGE}`);
}
