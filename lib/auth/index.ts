import 'server-only';
import { forbidden, redirect } from 'next/navigation';
import { cache } from 'react';
import { answerOf, codes } from '../supabase/errors';
import { sessionClient } from '../supabase/session';
import { type Role, toRole } from './roles';
import { isPastWorkingDay } from './session-age';
import { wantedPath } from './wanted-path';

export type Administrator = { id: string; email: string; role: Role };

const TIMEOUT_MS = 4000;

/**
 * Who is signed in, when that is an administrator: asked of Auth and of the database for every request, so that a
 * session that was ended or an administrator who was removed is out at once.
 * @throws when either of them does not answer
 */
export const getAdministrator = cache(async (): Promise<Administrator | null> => {
  const client = await sessionClient();
  const late = new Promise<never>((_, reject) =>
    setTimeout(
      () => reject(Object.assign(new Error('no answer'), { code: 'auth_timeout' })),
      TIMEOUT_MS,
    ).unref(),
  );
  const { data, error } = await Promise.race([client.auth.getUser(), late]);
  if (error && isOutage(error)) throw error;
  if (!data.user?.email) return null;
  const { data: held } = await client.auth.getSession();
  if (!held.session || isPastWorkingDay(held.session.access_token)) return null;
  const { data: role } = await answerOf(client.rpc('own_role'), ...REFUSALS);
  return role ? { id: data.user.id, email: data.user.email, role: toRole(role) } : null;
});

/** The administrator who asks for the page; everyone else is led to the sign-in and back again. */
export async function requireAdministrator(): Promise<Administrator> {
  const administrator = await getAdministrator();
  if (administrator) return administrator;
  redirect(`/admin/login?next=${encodeURIComponent(await wantedPath())}`);
}

/** The owner who asks for the page; an editor is told that it is for owners. */
export async function requireOwner(): Promise<Administrator> {
  const administrator = await requireAdministrator();
  if (administrator.role !== 'owner') forbidden();
  return administrator;
}

/** Signed out, expired or not allowed: an answer, and no outage. */
const REFUSALS = [codes.forbidden, codes.badToken, codes.noToken, codes.staleToken];

function isOutage(error: { status?: number; name: string }): boolean {
  if (error.name === 'AuthSessionMissingError') return false;
  return error.status === undefined || error.status === 0 || error.status === 429 || error.status >= 500;
}
