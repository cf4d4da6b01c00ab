import 'server-only';
import { PostgrestError } from '@supabase/supabase-js';
import { UserError } from '../action/user-error';

/** The errors of the database that callers tell apart. */
export const codes = {
  noRow: 'PGRST116',
  behindTheEnd: 'PGRST103',
  badToken: 'PGRST301',
  noToken: 'PGRST302',
  staleToken: 'PGRST303',
  forbidden: '42501',
  foreignKey: '23503',
  unique: '23505',
  check: '23514',
  /** Of our own functions: the message is for the person who asked, and `hint` names the field that it belongs to. */
  refused: 'PT422',
  /** Of our own functions too: somebody else was faster. */
  gone: 'PT409',
} as const;

type Code = (typeof codes)[keyof typeof codes];
type Failure = { code: string; message: string; details: string; hint: string };
export type QueryAnswer = { error: Failure | null };

/**
 * The answer to a question, with the errors that are expected for the caller to look at.
 * @throws {UserError} when one of our functions refuses with a sentence for the person who asked
 * @throws {PostgrestError} for every other error
 */
export async function answerOf<Answer extends QueryAnswer>(
  question: PromiseLike<Answer>,
  ...expected: Code[]
): Promise<Answer> {
  const answer = await question;
  const { error } = answer;
  if (error && !expected.some((code) => code === error.code)) throw thrown(error);
  return answer;
}

function thrown(error: Failure): Error {
  const { code, message, hint: field } = error;
  if (code === codes.refused)
    return new UserError('invalid', message, field ? { [field]: message } : undefined);
  return code === codes.gone ? new UserError('conflict', message) : new PostgrestError(error);
}
