import { messages, protocol } from '@electric-sql/pglite';
import { DatabaseError, type Row, type Statement } from './statement.ts';

const { serialize } = protocol;

/** Statements up to the final Sync are one implicit transaction: an error in one undoes them all. */
export function encodeStatements(statements: Statement[]): Buffer {
  const parts = statements.flatMap(({ text, values = [] }) => [
    serialize.parse({ text: text.replaceAll('\0', '') }),
    serialize.bind({ values }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
  ]);
  return Buffer.concat([...parts, serialize.sync()]);
}

/** Several statements without parameters, as a script holds them. */
export function encodeScript(sql: string): Buffer {
  return Buffer.from(serialize.query(sql));
}

/** The rows of each statement of a complete reply. */
export function decodeReply(bytes: Uint8Array): Row[][] {
  const results: Row[][] = [];
  let columns: string[] = [];
  let rows: Row[] = [];
  let error: DatabaseError | undefined;
  new protocol.Parser().parse(bytes, (message) => {
    if (message instanceof messages.RowDescriptionMessage) columns = message.fields.map(({ name }) => name);
    if (message instanceof messages.DataRowMessage)
      rows.push(Object.fromEntries(message.fields.map((value, index) => [columns[index] ?? '', value])));
    if (message instanceof messages.CommandCompleteMessage) {
      results.push(rows);
      rows = [];
    }
    if (message instanceof messages.DatabaseError)
      error ??= new DatabaseError(message.code ?? 'XX000', message.message, message.detail, message.hint);
  });
  if (error) throw error;
  return results;
}
