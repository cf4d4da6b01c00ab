import { formatDay } from '../format/dates.ts';
import type { AdminRequest } from './admin-arguments.ts';
import type { Administrators, ListedAdministrator } from './administrators.ts';
import { CommandError } from './command-error.ts';
import { generatePassword } from './generated-password.ts';

/**
 * Does what is asked for.
 * @param password from the person, or null when one is to be made
 * @returns what to tell the person
 * @throws CommandError when it cannot be done; nothing is changed then
 */
export async function performRequest(
  request: AdminRequest,
  administrators: Administrators,
  password: string | null,
): Promise<string> {
  const present = await administrators.list();
  if (request.verb === 'list') return listed(present);
  const { email } = request;
  const administrator = present.find((one) => one.email.toLowerCase() === email);
  if (request.verb === 'add') {
    if (administrator) throw new CommandError(`${email} is an administrator already.`);
    return add(request, administrators, password);
  }
  if (!administrator)
    throw new CommandError(`${email} is no administrator; \`npm run admin -- list\` shows who is.`);
  if (request.verb === 'unlock') {
    await administrators.unlock(email);
    return `${email} can log in again at once, from everywhere.`;
  }
  if (request.verb === 'second-factor') {
    await administrators.resetSecondFactor(administrator.id);
    return `${email} logs in with the password alone until they set up another second factor.`;
  }
  if (request.verb === 'password') {
    const wanted = password ?? generatePassword();
    await administrators.setPassword(administrator.id, wanted);
    await administrators.unlock(email);
    return `The password of ${email} is changed.${told(wanted, password)}`;
  }
  if (request.verb === 'role') {
    await administrators.changeRole(administrator.id, request.role);
    return `${email} is an ${request.role} now.`;
  }
  await administrators.dismiss(administrator.id);
  if (!request.deleteUser) return `${email} is no longer an administrator; the account remains.`;
  await administrators.deleteUser(administrator.id);
  return `${email} is no longer an administrator, and the account is deleted.`;
}

/** An account whose address was never confirmed may be a stranger's: it gets a password of ours. */
async function add(
  { email, role }: Extract<AdminRequest, { verb: 'add' }>,
  administrators: Administrators,
  password: string | null,
): Promise<string> {
  const user = await administrators.find(email);
  if (user?.email_confirmed_at) {
    if (password !== null)
      throw new CommandError(
        `${email} has an account with a password already; repeat this without --password-stdin, then change it with \`npm run admin -- password ${email}\`.`,
      );
    await administrators.appoint(user.id, role);
    return `${email} is an ${role} now, with the password that the account had already.`;
  }
  const wanted = password ?? generatePassword();
  if (user) await administrators.setPassword(user.id, wanted);
  await administrators.appoint(user?.id ?? (await administrators.create(email, wanted)), role);
  return `${email} is an ${role} now.${told(wanted, password)}`;
}

function listed(administrators: ListedAdministrator[]): string {
  if (administrators.length === 0) return 'There is no administrator yet.';
  const width = Math.max(...administrators.map(({ email }) => email.length));
  return administrators
    .map(({ email, role, since }) => `${email.padEnd(width)}  ${role.padEnd(6)}  since ${formatDay(since)}`)
    .join('\n');
}

/** A password that was made here is said once, for it is kept nowhere. */
function told(wanted: string, given: string | null): string {
  return given === null
    ? `\nPassword: ${wanted}\nIt is shown only this once; it can be changed at /admin/account.`
    : '';
}
