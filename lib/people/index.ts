import 'server-only';
import { UserError } from '../action/user-error';
import type { Administrator } from '../auth';
import { takeInvitation } from '../auth/attempts';
import { type Role, toRole } from '../auth/roles';
import { waitingTime } from '../format/durations';
import { recordEvent } from '../security/events';
import { answerOf } from '../supabase/errors';
import { secretClient } from '../supabase/secret';
import { sessionClient } from '../supabase/session';
import { uncachedClient } from '../supabase/uncached';
import * as z from '../validation/zod';
import { isSecondFactorRequired } from './rule';
import type { Invitation } from './schema';

const personRow = z.object({
  id: z.string(),
  email: z.string(),
  role: z.string(),
  added_at: z.string(),
  has_joined: z.boolean(),
  last_sign_in_at: z.string().nullable(),
  has_second_factor: z.boolean(),
  sessions: z.number(),
});

export type Person = {
  id: string;
  email: string;
  role: Role;
  addedAt: string;
  /** False for somebody who was invited and has not come yet. */
  hasJoined: boolean;
  lastSignInAt: string | null;
  hasSecondFactor: boolean;
  sessions: number;
};
export type Staff = { people: Person[]; isSecondFactorRequired: boolean };
/** An account that was there already gets a link for a password, somebody new an invitation. */
export type Invited = 'invited' | 'known';

/** Everybody of the staff, in the order in which they came. */
export async function listStaff(): Promise<Staff> {
  const client = await sessionClient();
  const [listed, isRequired] = await Promise.all([
    answerOf(client.rpc('list_staff')),
    isSecondFactorRequired(),
  ]);
  const people = z.array(personRow).parse(listed.data).map(toPerson);
  return { people, isSecondFactorRequired: isRequired };
}

function toPerson(row: z.infer<typeof personRow>): Person {
  const { id, email, has_joined, added_at, last_sign_in_at, has_second_factor, sessions } = row;
  return {
    id,
    email,
    role: toRole(row.role),
    addedAt: added_at,
    hasJoined: has_joined,
    lastSignInAt: last_sign_in_at,
    hasSecondFactor: has_second_factor,
    sessions,
  };
}

/** Gives somebody a role, and has an e-mail sent by which they come in. @throws UserError when that cannot be */
export async function invite({ email, role }: Invitation, owner: Administrator): Promise<Invited> {
  await countInvitation(owner);
  const client = await sessionClient();
  const add = () => answerOf(client.rpc('add_staff', { address: email, wanted: role }));
  const { data: before } = await add();
  if (before === 'known') await sendLink(email);
  else await sendInvitation(email);
  if (before === 'unknown') await add();
  await record(owner, 'invited');
  return before === 'known' ? 'known' : 'invited';
}

/** The link before it is good no longer. */
export async function inviteAgain(id: string, owner: Administrator): Promise<void> {
  const person = await find(id);
  if (person.hasJoined)
    throw new UserError('conflict', `${person.email} has accepted the invitation meanwhile.`);
  await countInvitation(owner);
  await sendInvitation(person.email);
  await record(owner, 'invited_again');
}

export async function changeRole(
  { id, role }: { id: string; role: Role },
  owner: Administrator,
): Promise<void> {
  await answerOf((await sessionClient()).rpc('set_staff_role', { person: id, wanted: role }));
  await record(owner, `role_${role}`);
}

/** Signs them out everywhere. The account stays, unless nobody ever came with it: an invitation that is withdrawn. */
export async function remove(id: string, owner: Administrator): Promise<void> {
  const { data: wasOnlyInvited } = await answerOf(
    (await sessionClient()).rpc('remove_staff', { person: id }),
  );
  if (wasOnlyInvited === true) {
    const { error } = await secretClient().auth.admin.deleteUser(id);
    if (error) throw error;
  }
  await record(owner, wasOnlyInvited === true ? 'invitation_withdrawn' : 'removed');
}

/** @returns from how many places they were signed out */
export async function endSessionsOf(id: string, owner: Administrator): Promise<number> {
  const { data } = await answerOf((await sessionClient()).rpc('end_sessions_of', { person: id }));
  await record(owner, 'sessions_ended');
  return Number(data);
}

/** For somebody who has lost their device: they sign in with the password alone again, or set up another one. */
export async function resetSecondFactor(id: string, owner: Administrator): Promise<void> {
  await answerOf((await sessionClient()).rpc('end_sessions_of', { person: id }));
  const { mfa } = secretClient().auth.admin;
  const { data, error } = await mfa.listFactors({ userId: id });
  if (error) throw error;
  for (const factor of data.factors) {
    const removed = await mfa.deleteFactor({ userId: id, id: factor.id });
    if (removed.error) throw removed.error;
  }
  await record(owner, 'second_factor_reset');
}

export async function requireSecondFactor(required: boolean, owner: Administrator): Promise<void> {
  await answerOf((await sessionClient()).rpc('require_second_factor', { required }));
  await record(owner, required ? 'second_factor_required' : 'second_factor_optional');
}

async function find(id: string): Promise<Person> {
  const person = (await listStaff()).people.find((one) => one.id === id);
  if (!person) throw new UserError('conflict', 'This person is not one of the staff any more.');
  return person;
}

async function countInvitation({ id }: Administrator): Promise<void> {
  const attempt = await takeInvitation(id);
  if (attempt.isAllowed) return;
  const wait = waitingTime(attempt.retryAfterSeconds);
  throw new UserError('unavailable', `You have sent many invitations. Please try again in ${wait}.`);
}

/** The secret key is needed for this: nobody else may make an account. */
async function sendInvitation(email: string): Promise<void> {
  const { error } = await secretClient().auth.admin.inviteUserByEmail(email);
  if (error) throw failedMail(error);
}

async function sendLink(email: string): Promise<void> {
  const { error } = await uncachedClient().auth.resetPasswordForEmail(email);
  if (error) throw failedMail(error);
}

function failedMail(error: { status?: number }): Error {
  if (error.status !== 429) return error as Error;
  return new UserError(
    'unavailable',
    'The sign-in service sends no more e-mails at the moment. Please send the invitation again in an hour.',
  );
}

const record = ({ email }: Administrator, detail: string) =>
  recordEvent('people.changed', { account: email, detail });
