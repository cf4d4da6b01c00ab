'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { type ActionFailure, type ActionState, adminAction, publicAction } from '../action';
import { UserError } from '../action/user-error';
import { waitingTime } from '../format/durations';
import { errorCode, log } from '../log';
import { clientAddress, isSameOrigin } from '../request';
import { recordEvent } from '../security/events';
import { brandOrDefault } from '../site/identity';
import { sessionClient } from '../supabase/session';
import { sessionCookies } from '../supabase/session-cookies';
import * as z from '../validation/zod';
import { getSecondFactor } from '.';
import { redeemLink, sendPasswordLink, setPassword } from './link';
import { passwordProblem } from './password';
import { changePassword } from './password-change';
import { safeRedirect } from './safe-redirect';
import {
  codeSchema,
  emailSchema,
  linkSchema,
  loginSchema,
  newPasswordSchema,
  passwordChangeSchema,
  removalCodeSchema,
  sessionSchema,
  setUpSchema,
} from './schema';
import { type CodeOutcome, enrol, removeOwnFactors, showCode } from './second-factor';
import { cameByLink } from './session-age';
import { endOtherSessions, endOwnSession } from './sessions';
import { signIn } from './sign-in';
import { NEW_PASSWORD_PAGE, signInPath } from './sign-in-path';
import { getSignedIn } from './signed-in';

const messages = {
  refused: 'Incorrect password',
  noCode: 'Please enter the six digits that your app shows',
  wrongCode:
    'This code is not right, or it was used before. Wait for the next one, and check that the clock of your device is right.',
  spentLink: 'This link has been used or is too old.',
  signedOut: 'Your session has ended. Please log in again.',
  unavailable: 'The sign-in service does not answer. Please try again in a few minutes.',
};

/** Signs an administrator in. Without JavaScript the answer is the page that was wanted. */
export const logIn = publicAction(loginSchema, ['email', 'next'], async ({ email, password, next }) => {
  const outcome = await signIn(email, password, await clientAddress());
  switch (outcome.kind) {
    case 'signed-in':
      return goOn(safeRedirect(next));
    case 'half-way':
      return goOn(signInPath(outcome.secondFactor, safeRedirect(next)), true);
    case 'limited':
      return limited(outcome.retryAfterSeconds);
    case 'refused':
      return failure(messages.refused);
    case 'unavailable':
      return failure(messages.unavailable);
  }
});

/** Ends this session, on the server too; when Auth does not answer, the browser forgets it all the same. */
export async function logOut(): Promise<void> {
  if (!(await isSameOrigin())) return;
  const client = await sessionClient();
  const { error } = await client.auth.signOut({ scope: 'local' });
  log.info('logout', { code: error?.code });
  const store = await cookies();
  for (const { name } of store.getAll()) {
    if (name.startsWith(sessionCookies.name)) store.delete({ ...sessionCookies, name });
  }
  redirect('/admin/login?left=1');
}

export const changeOwnPassword = adminAction(passwordChangeSchema, async (input, administrator) =>
  changePassword(administrator, input),
);

/** Shows the second factor; without JavaScript the answer is the page that was wanted. */
export const showSecondFactor = publicAction(codeSchema, ['next'], async ({ code, next }) => {
  const person = await getSignedIn();
  if (!person || (await getSecondFactor()) !== 'due') return failure(messages.signedOut);
  const outcome = await showCode(person, code, await clientAddress());
  if (outcome.kind !== 'passed') return codeFailure(outcome);
  await recordEvent('sign-in.ok', { account: person.email, detail: 'with_code' });
  return goOn(safeRedirect(next));
});

/** Sets a second factor up for somebody of the staff who has none: the first step shows the secret, the second takes a code. */
export const setUpSecondFactor = publicAction(
  setUpSchema,
  ['code', 'next', 'factor', 'secret', 'uri', 'qr'],
  async ({ factor, next, ...typed }) => {
    const person = await getSignedIn();
    const standing = await getSecondFactor();
    if (!person || (standing !== 'missing' && standing !== 'none')) return failure(messages.signedOut);
    if (!factor) return { status: 'success', given: await enrol((await brandOrDefault()).name) };
    const { data } = codeSchema.safeParse(typed);
    if (!data) return { ...failure(messages.noCode), fieldErrors: { code: messages.noCode } };
    const outcome = await showCode(person, data.code, await clientAddress(), factor);
    if (outcome.kind !== 'passed') return codeFailure(outcome);
    await recordEvent('factor.changed', { account: person.email, detail: 'added' });
    return goOn(safeRedirect(next));
  },
);

export const removeSecondFactor = adminAction(removalCodeSchema, async ({ code }, administrator) => {
  const outcome = await showCode(administrator, code, await clientAddress());
  if (outcome.kind !== 'passed') {
    const { message } = codeFailure(outcome);
    throw new UserError('invalid', message, { code: message });
  }
  await removeOwnFactors();
  await recordEvent('factor.changed', { account: administrator.email, detail: 'removed' });
});

/** Whoever has the address or not, the answer is the same. */
export const askForPassword = publicAction(emailSchema, ['email'], async ({ email }) => {
  const wait = await sendPasswordLink(email, await clientAddress()).catch((error) => {
    log.error('password.unavailable', { code: errorCode(error) });
    return null;
  });
  if (wait === null) return failure(messages.unavailable);
  return wait > 0 ? limited(wait) : goOn('/admin/forgotten?sent=1', true);
});

/** Takes a link of an e-mail: by a press of a button, since programs that read e-mails follow links too. */
export const acceptLink = publicAction(linkSchema, ['token', 'type'], async ({ token, type }) => {
  const outcome = await redeemLink(token, type);
  if (outcome === 'unavailable') return failure(messages.unavailable);
  if (outcome === 'spent') return { status: 'failure', reason: 'spent', message: messages.spentLink };
  return goOn(NEW_PASSWORD_PAGE, true);
});

/** The new password of somebody who came by a link. */
export const choosePassword = publicAction(newPasswordSchema, [], async ({ wanted }) => {
  const person = await getSignedIn();
  if (!person || !cameByLink(person.token))
    return { status: 'failure', reason: 'spent', message: messages.spentLink };
  const problem = passwordProblem(wanted, person.email) ?? (await setPassword(person.email, wanted));
  if (!problem) return goOn('/admin');
  return { ...failure(problem), fieldErrors: { wanted: problem } };
});

export const endSession = adminAction(sessionSchema, ({ id }) => endOwnSession(id));

export const endSessionsElsewhere = adminAction(z.undefined(), endOtherSessions);

/** Without JavaScript by a redirect; else the form goes there, `isSilent` when that is no arrival yet. */
async function goOn(next: string, isSilent = false): Promise<ActionState> {
  if (!(await headers()).has('next-action')) redirect(next);
  return isSilent ? { status: 'success', next } : { status: 'success' };
}

function codeFailure(outcome: Exclude<CodeOutcome, { kind: 'passed' }>): ActionFailure {
  switch (outcome.kind) {
    case 'limited':
      return limited(outcome.retryAfterSeconds);
    case 'refused':
      return { ...failure(messages.wrongCode), fieldErrors: { code: messages.wrongCode } };
    case 'unavailable':
      return failure(messages.unavailable);
  }
}

const limited = (seconds: number) =>
  failure(`Too many attempts. Please try again in ${waitingTime(seconds)}.`);

function failure(message: string): ActionFailure {
  return { status: 'failure', reason: 'login', message };
}
