import { randomUUID } from 'node:crypto';
import type { Connection } from '../database/connection.ts';
import type { Fields } from '../http.ts';

export type Mail = Fields & { id: string; created_at: string; to: string[]; subject: string };
export type Mailbox = ReturnType<typeof mailboxOf>;

const LIST = `select (payload || jsonb_build_object('id', id, 'created_at', created_at))::text as mail
  from local.mails order by position desc limit 200`;
/** A key that was used before finds the mail of that time. */
const DELIVER = `with added as (
    insert into local.mails (id, payload, idempotency_key, request_hash) values ($1, $2, $3, $4)
    on conflict (idempotency_key) do nothing returning id, request_hash)
  select id, request_hash from added
  union all select id, request_hash from local.mails where idempotency_key = $3 limit 1`;

/** The mails sent, kept in the database's private schema `local`. */
export function mailboxOf({ run }: Connection) {
  return {
    /** The latest 200, newest first. */
    async list(): Promise<Mail[]> {
      const [rows = []] = await run({ text: LIST });
      return rows.map((row): Mail => JSON.parse(row.mail ?? ''));
    },

    clear: () => run({ text: 'delete from local.mails' }),

    /** Stores a mail, once a key. @returns the mail that has the key, with the hash of the request that made it */
    async deliver(payload: Fields, key: string | null, hash: string): Promise<{ id: string; hash: string }> {
      const values = [randomUUID(), JSON.stringify(payload), key, hash];
      const [rows] = await run({ text: DELIVER, values });
      return { id: rows?.[0]?.id ?? '', hash: rows?.[0]?.request_hash ?? '' };
    },
  };
}
