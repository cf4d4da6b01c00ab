import { randomUUID } from 'node:crypto';
import type { Connection } from '../database/connection.ts';
import type { Row } from '../database/statement.ts';

export type Mail = { id: string; created_at: string; to: string[]; subject: string } & Record<
  string,
  unknown
>;

const COLUMNS = `(payload || jsonb_build_object('id', id, 'created_at', created_at))::text as mail`;
/** A key that was used before finds the mail of that time. */
const DELIVER = `with added as (
    insert into local.mails (id, payload, idempotency_key, request_hash) values ($1, $2, $3, $4)
    on conflict (idempotency_key) do nothing returning id, request_hash)
  select id, request_hash from added
  union all select id, request_hash from local.mails where idempotency_key = $3 limit 1`;

/** The mails sent, kept in the database's private schema `local`. */
export class Mailbox {
  #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Newest first. */
  async list(): Promise<Mail[]> {
    const text = `select ${COLUMNS} from local.mails order by position desc limit 200`;
    return mailsOf(await this.#connection.run({ text }));
  }

  async get(id: string): Promise<Mail | undefined> {
    const text = `select ${COLUMNS} from local.mails where id::text = $1`;
    return mailsOf(await this.#connection.run({ text, values: [id] }))[0];
  }

  async clear(): Promise<void> {
    await this.#connection.run({ text: 'delete from local.mails' });
  }

  /** Stores a mail, once a key. @returns the mail that has the key, with the hash of the request that made it */
  async deliver(payload: object, key: string | null, hash: string): Promise<{ id: string; hash: string }> {
    const values = [randomUUID(), JSON.stringify(payload), key, hash];
    const [rows] = await this.#connection.run({ text: DELIVER, values });
    return { id: rows?.[0]?.id ?? '', hash: rows?.[0]?.request_hash ?? '' };
  }
}

function mailsOf([rows = []]: Row[][]): Mail[] {
  return rows.map((row): Mail => JSON.parse(row.mail ?? ''));
}
