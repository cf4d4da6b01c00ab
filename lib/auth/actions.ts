'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { type ActionState, adminAction, publicAction } from '../action';
import { waitingTime } from '../format/durations';
import { log } from '../log';
import { clientAddress, isSameOrigin } from '../request';
import { sessionClient } from '../supabase/session';
import { sessionCookies } from '../supabase/session-cookies';
import { changePassword } from './password-change';
import { safeRedirect } from './safe-redirect';
import { loginSchema, passwordChangeSchema } from './schema';
import { signIn } from './sign-in';

const messages = {
  refused: 'Incorrect password',
  unavailable: 'The sign-in service does not answer. Please try again in a few minutes.',
};

/** Signs an administrator in. Without JavaScript the answer is the page that was wanted. */
export const logIn = publicAction(loginSchema, ['email', 'next'], async ({ email, password, next }) => {
  const outcome = await signIn(email, password, await clientAddress());
  switch (outcome.kind) {
    case 'signed-in':
      if (!(await headers()).has('next-action')) redirect(safeRedirect(next));
      return { status: 'success' };
    case 'limited':
      return failure(`Too many attempts. Please try again in ${waitingTime(outcome.retryAfterSeconds)}.`);
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

function failure(message: string): ActionState {
  return { status: 'failure', reason: 'login', message };
}
