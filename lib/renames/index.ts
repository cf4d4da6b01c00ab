import 'server-only';
import { after } from 'next/server';
import { errorCode, log } from '../log';
import { secretClient } from '../supabase/secret';
import { sessionClient } from '../supabase/session';

let following: Promise<void> | null = null;

/** Has the pages and articles that carry a former name of something be brought up to date, some at a time. Never throws: they go on waiting. */
export function followRenames(): Promise<void> {
  following ??= followAll().finally(() => {
    following = null;
  });
  return following;
}

async function followAll(): Promise<void> {
  try {
    for (let isLeft = true; isLeft; ) {
      const { data } = await secretClient().rpc('follow_renames').throwOnError();
      isLeft = data === true;
    }
  } catch (error) {
    log.warn('renames.not_followed', { code: errorCode(error) });
  }
}

/** Whether pages or articles still carry a former name of it; these follow after the answer, and by the timer. */
export async function followLater(kind: 'service' | 'author', id: string): Promise<boolean> {
  const client = await sessionClient();
  const { data } = await client
    .rpc('is_being_followed', { renamed_kind: kind, renamed_id: id })
    .throwOnError();
  if (data) after(followRenames);
  return data === true;
}
