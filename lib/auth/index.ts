import 'server-only';
import { forbidden, redirect } from 'next/navigation';
import { cache } from 'react';
import { answerOf, codes } from '../supabase/errors';
import { sessionClient } from '../supabase/session';
import { type Role, toRole } from './roles';
import { secondFactorOf, signInPath } from './sign-in-path';
import { getSignedIn } from './signed-in';
import { wantedPath } from './wanted-path';

export type Administrator = { id: string; email: string; role: Role };

/**
 * Who is signed in, when that is one of the staff who has shown all that is asked for: asked of Auth and of the database for every
 * request, so that a session that was ended or somebody who was removed is out at once.
 * @throws when either of them does not answer
 */
export const getAdministrator = cache(async (): Promise<Administrator | null> => {
  const person = await getSignedIn();
  if (!person) return null;
  const { data: role } = await answerOf((await sessionClient()).rpc('own_role'), ...REFUSALS);
  return role ? { id: person.id, email: person.email, role: toRole(role) } : null;
});

/** The administrator who asks for the page; everyone else is led to the sign-in and back again. */
export async function requireAdministrator(): Promise<Administrator> {
  const administrator = await getAdministrator();
  if (administrator) return administrator;
  redirect(signInPath(await getSecondFactor(), await wantedPath()));
}

/** The owner who asks for the page; an editor is told that it is for owners. */
export async function requireOwner(): Promise<Administrator> {
  const administrator = await requireAdministrator();
  if (administrator.role !== 'owner') forbidden();
  return administrator;
}

/** Where whoever is signed in stands with their second factor; null when they are none of the staff, or nobody is signed in. */
export const getSecondFactor = cache(async () => {
  if (!(await getSignedIn())) return null;
  const { data } = await answerOf((await sessionClient()).rpc('own_second_factor'), ...REFUSALS);
  return secondFactorOf(data);
});

/** Signed out, expired or not allowed: an answer, and no outage. */
const REFUSALS = [codes.forbidden, codes.badToken, codes.noToken, codes.staleToken];
