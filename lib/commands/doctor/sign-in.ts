import * as z from '../../validation/zod.ts';
import type { Variables } from '../settings.ts';
import { ask, bad, type Finding, good } from './finding.ts';

const settingsSchema = z.object({ disable_signup: z.boolean() });

/** Whether strangers can make accounts: a new project lets them until `config push` has told it otherwise. */
export async function checkSignIn({
  SUPABASE_URL,
  SUPABASE_PUBLISHABLE_KEY = '',
}: Variables): Promise<Finding[]> {
  const response = await ask(`${SUPABASE_URL}/auth/v1/settings`, {
    headers: { apikey: SUPABASE_PUBLISHABLE_KEY },
  });
  if (response?.status === 401)
    return [bad(`${SUPABASE_URL} refuses the publishable key: correct SUPABASE_PUBLISHABLE_KEY.`)];
  const settings = settingsSchema.safeParse(await response?.json().catch(() => null));
  if (!settings.success) return [bad(`Sign-in at ${SUPABASE_URL} does not answer: is the project running?`)];
  return [
    settings.data.disable_signup
      ? good('Nobody can make an account by themselves.')
      : bad(
          'Strangers can make accounts: close sign-ups with `supabase config push`, or in the dashboard under Authentication.',
        ),
  ];
}
