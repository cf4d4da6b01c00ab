import { messages, protocol } from '@electric-sql/pglite';

/** Parameters are text; the database reads them as the type that their place wants. */
export type Statement = { text: string; values?: (string | null)[] };
export type Row = Record<string, string | null>;
/** Statements with parameters, or a script of several without. */
export type Task = Statement[] | string;
export type Failure = { code: string; message: string; detail?: string; hint?: string };
/** The rows of each statement, and why they are not all there. */
export type Reply = { results: Row[][]; failure?: Failure };

export class DatabaseError extends Error {
  failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

const { serialize } = protocol;

/** Statements up to the final Sync are one implicit transaction: an error in one undoes them all. */
export function encodeTask(task: Task): Uint8Array {
  if (typeof task === 'string') return serialize.query(task);
  const parts = task.flatMap(({ text, values = [] }) => [
    serialize.parse({ text: text.replaceAll('\0', '') }),
    serialize.bind({ values }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
  ]);
  return Buffer.concat([...parts, serialize.sync()]);
}

/** @param bytes a complete reply */
export function decodeReply(bytes: Uint8Array): Reply {
  const reply: Reply = { results: [] };
  let columns: string[] = [];
  let rows: Row[] = [];
  new protocol.Parser().parse(bytes, (message) => {
    if (message instanceof messages.RowDescriptionMessage) columns = message.fields.map(({ name }) => name);
    if (message instanceof messages.DataRowMessage)
      rows.push(Object.fromEntries(message.fields.map((value, index) => [columns[index] ?? '', value])));
    if (message instanceof messages.CommandCompleteMessage) {
      reply.results.push(rows);
      rows = [];
    }
    if (message instanceof messages.DatabaseError) {
      const { code = 'XX000', detail, hint } = message;
      reply.failure ??= { code, message: message.message, detail, hint };
    }
  });
  return reply;
}
