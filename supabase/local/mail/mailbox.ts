import { randomUUID } from 'node:crypto';
import type { Connection } from '../database/connection.ts';
import type { Row, Statement } from '../database/statement.ts';

export type Mail = {
  id: string;
  created_at: string;
  from: string;
  to: string[];
  subject: string;
  html?: string;
  text?: string;
  reply_to?: string | string[];
} & Record<string, unknown>;
export type Delivery = { id: string } | { data: { id: string }[] };

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
  async earlier(key: string): Promise<{ hash: string; answer: unknown } | null> {
    const text = `select request_hash, answer::text from local.idempotency_keys
      where key = $1 and created_at > now() - interval '${KEPT}'`;
    const [rows] = await this.#connection.run({ text, values: [key] });
    const row = rows?.[0];
    return row?.request_hash && row.answer
      ? { hash: row.request_hash, answer: JSON.parse(row.answer) }
      : null;
  }

  /** Stores the mails and the answer to be repeated, both or neither. */
  async deliver(
    payloads: object[],
    batch: boolean,
    idempotency: { key: string; hash: string } | null,
  ): Promise<Delivery> {
    const ids = payloads.map(() => ({ id: randomUUID() }));
    const answer = batch ? { data: ids } : { id: ids[0]?.id ?? '' };
    const statements: Statement[] = payloads.map((payload, index) => ({
      text: 'insert into local.mails (id, payload) values ($1, $2)',
      values: [ids[index]?.id ?? null, JSON.stringify(payload)],
    }));
    if (idempotency)
      statements.push(
        { text: `delete from local.idempotency_keys where created_at <= now() - interval '${KEPT}'` },
        {
          text: 'insert into local.idempotency_keys (key, request_hash, answer) values ($1, $2, $3)',
          values: [idempotency.key, idempotency.hash, JSON.stringify(answer)],
        },
      );
    await this.#connection.run(...statements);
    return answer;
  }
}

function mailsOf([rows = []]: Row[][]): Mail[] {
  return rows.map((row): Mail => JSON.parse(row.mail ?? ''));
}
