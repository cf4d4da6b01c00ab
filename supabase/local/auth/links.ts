import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Connection, Run } from '../database/connection.ts';
import { type Fields, Unsupported } from '../http.ts';
import { authError, requireKnown } from './errors.ts';
import type { Mailer, MailKind } from './mailer.ts';
import type { Sessions } from './sessions.ts';
import { createUser, findByEmail, findById, query, type User } from './users.ts';

const ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
const KINDS = {
  invite: { token: 'confirmation_token', sentAt: 'confirmation_sent_at' },
  recovery: { token: 'recovery_token', sentAt: 'recovery_sent_at' },
} as const;

/** The inbox is a table of the same database: what it gets waits until the transaction is over. */
type Delivery = () => Promise<void>;

export type LinkLimits = {
  /** For which a link is good. */
  expirySeconds: number;
  /** Between two of a kind for one account. */
  frequencySeconds: number;
};

/** `/invite`, `/recover` and `/verify`: links that are sent by e-mail and are good once. */
export function linkRoutes(
  { transaction }: Connection,
  sessions: Sessions,
  mail: Mailer,
  { expirySeconds, frequencySeconds }: LinkLimits,
) {
  /** The one before it is good no longer. @returns what sends it, once all this is stored */
  async function prepare(inside: Run, user: User, kind: MailKind): Promise<Delivery> {
    const { token, sentAt } = KINDS[kind];
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const salted = `${user.email}${code}${randomBytes(16).toString('hex')}`;
    const hash = createHash('sha224').update(salted).digest('hex');
    const text = `insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to) values ($1, $2, $3, $4)
      on conflict (user_id, token_type) do update set token_hash = excluded.token_hash, created_at = now()`;
    await query(inside, text, [user.id, token, hash, user.email]);
    await query(inside, `update auth.users set ${sentAt} = now() where id = $1`, [user.id]);
    return () => mail(kind, user.email, hash);
  }

  async function invite({ email, data, ...others }: Fields): Promise<unknown> {
    requireKnown(others);
    if (data && Object.keys(data).length > 0) throw new Unsupported('data of a user');
    const address = readAddress(email);
    const { user, deliver } = await transaction(async (inside) => {
      const found = await findByEmail(inside, address);
      if (found?.email_confirmed_at)
        throw authError(422, 'email_exists', 'A user with this email address has already been registered');
      const invited = found ?? (await createUser(inside, address, null));
      if (!invited) throw authError(500, 'unexpected_failure', 'Database error saving new user');
      await query(inside, 'update auth.users set invited_at = now() where id = $1', [invited.id]);
      const delivery = await prepare(inside, invited, 'invite');
      return { user: await findById(inside, invited.id), deliver: delivery };
    });
    await deliver();
    return user;
  }

  /** Answers the same for an address that nobody has. */
  async function recover({
    email,
    code_challenge,
    gotrue_meta_security: _,
    ...others
  }: Fields): Promise<unknown> {
    const { code_challenge_method: __, ...unknown } = others;
    requireKnown(unknown);
    if (code_challenge) throw new Unsupported('PKCE');
    if (!email) throw authError(400, 'validation_failed', 'Password recovery requires an email');
    const address = readAddress(email);
    const deliver = await transaction(async (inside) => {
      const user = await findByEmail(inside, address);
      if (!user) return null;
      const wait = frequencySeconds - secondsSince(user.recovery_sent_at);
      if (wait > 0)
        throw authError(
          429,
          'over_email_send_rate_limit',
          `For security purposes, you can only request this after ${Math.ceil(wait)} seconds.`,
        );
      return prepare(inside, user, 'recovery');
    });
    await deliver?.();
    return {};
  }

  async function verify(fields: Fields, agent: string): Promise<unknown> {
    const { type, token_hash, token, email, phone, redirect_to, gotrue_meta_security: _, ...others } = fields;
    requireKnown(others);
    if (!type) throw authError(400, 'validation_failed', 'Verify requires a verification type');
    if (Boolean(token) === Boolean(token_hash))
      throw authError(400, 'validation_failed', 'Verify requires either a token or a token hash');
    if (token) throw new Unsupported('codes of e-mails');
    if (email || phone || redirect_to)
      throw authError(400, 'validation_failed', 'Only the token_hash and type should be provided');
    if (type !== 'invite' && type !== 'recovery')
      throw authError(400, 'validation_failed', 'Invalid email verification type');
    return transaction(async (inside) => {
      const userId = await spend(inside, type, String(token_hash));
      return sessions.open(inside, userId, 'otp', agent);
    });
  }

  /** Whoever comes with the link has the address: the account is confirmed, and no other link of it is good any more. */
  async function spend(inside: Run, type: MailKind, hash: string): Promise<string> {
    const text = `select user_id, created_at + $3::int * interval '1 second' < now() as "isOver"
      from auth.one_time_tokens where token_hash = $1 and token_type = $2`;
    const [row] = await query(inside, text, [hash, KINDS[type].token, String(expirySeconds)]);
    if (!row?.user_id || row.isOver === 't')
      throw authError(403, 'otp_expired', 'Email link is invalid or has expired');
    await query(inside, 'delete from auth.one_time_tokens where user_id = $1', [row.user_id]);
    const confirm =
      'update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = $1';
    await query(inside, confirm, [row.user_id]);
    return row.user_id;
  }

  return { invite, recover, verify };
}

function readAddress(value: unknown): string {
  const address = String(value ?? '').toLowerCase();
  if (ADDRESS.test(address)) return address;
  throw authError(400, 'validation_failed', 'Unable to validate email address: invalid format');
}

function secondsSince(moment: string | undefined): number {
  return moment ? (Date.now() - Date.parse(moment)) / 1000 : Number.POSITIVE_INFINITY;
}
