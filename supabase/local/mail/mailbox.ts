import { randomUUID } from 'node:crypto';
import type { Connection } from '../database/connection.ts';
import type { Row } from '../database/statement.ts';

export type Mail = { id: string; created_at: string; to: string[]; subject: string } & Record<
  string,
  unknown
>;

const COLUMNS = `(payload || jsonb_build_object('id', id, 'created_at', created_at))::text as mail`;
const KEPT = '24 hours';

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

  /** What was answered to a request with this idempotency key within a day. */
  async earlier(key: string): Promise<{ hash: string; id: string } | null> {
    const text = `select request_hash, answer ->> 'id' as id from local.idempotency_keys
      where key = $1 and created_at > now() - interval '${KEPT}'`;
    const [rows] = await this.#connection.run({ text, values: [key] });
    const row = rows?.[0];
    return row?.request_hash && row.id ? { hash: row.request_hash, id: row.id } : null;
  }

  /** Stores a mail and the answer to be repeated, both or neither. @returns the id of the mail */
  async deliver(payload: object, idempotency?: { key: string; hash: string }): Promise<string> {
    const id = randomUUID();
    const mail = {
      text: 'insert into local.mails (id, payload) values ($1, $2)',
      values: [id, JSON.stringify(payload)],
    };
    const keys = idempotency
      ? [
          { text: `delete from local.idempotency_keys where created_at <= now() - interval '${KEPT}'` },
          {
            text: 'insert into local.idempotency_keys (key, request_hash, answer) values ($1, $2, $3)',
            values: [idempotency.key, idempotency.hash, JSON.stringify({ id })],
          },
        ]
      : [];
    await this.#connection.run(mail, ...keys);
    return id;
  }
}

function mailsOf([rows = []]: Row[][]): Mail[] {
  return rows.map((row): Mail => JSON.parse(row.mail ?? ''));
}
