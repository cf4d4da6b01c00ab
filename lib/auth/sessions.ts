import 'server-only';
import { answerOf } from '../supabase/errors';
import { sessionClient } from '../supabase/session';
import * as z from '../validation/zod';
import { deviceOf } from './device';

const sessionRow = z.object({
  id: z.string(),
  user_agent: z.string(),
  started_at: z.string(),
  seen_at: z.string(),
  is_this: z.boolean(),
});

export type OwnSession = { id: string; device: string; startedAt: string; seenAt: string; isThis: boolean };

/** Where the person who asks is signed in, this session first. */
export async function listOwnSessions(): Promise<OwnSession[]> {
  const { data } = await answerOf((await sessionClient()).rpc('own_sessions'));
  return z
    .array(sessionRow)
    .parse(data)
    .map(({ id, user_agent, started_at, seen_at, is_this }) => ({
      id,
      device: deviceOf(user_agent),
      startedAt: started_at,
      seenAt: seen_at,
      isThis: is_this,
    }));
}

/** One that has ended meanwhile is a success too. */
export async function endOwnSession(id: string): Promise<void> {
  await answerOf((await sessionClient()).rpc('end_own_session', { session: id }));
}

/** @throws when Auth does not answer */
export async function endOtherSessions(): Promise<void> {
  const { error } = await (await sessionClient()).auth.signOut({ scope: 'others' });
  if (error) throw error;
}
