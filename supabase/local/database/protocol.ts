/** PostgreSQL's frontend protocol, version 3: the few messages that a client of one connection needs. */
export type Statement = { text: string; values?: (string | null)[] };
export type Row = Record<string, string | null>;

export class DatabaseError extends Error {
  override name = 'DatabaseError';
  code: string;
  detail: string | null;
  hint: string | null;
  constructor(code: string, message: string, detail: string | null = null, hint: string | null = null) {
    super(message);
    this.code = code;
    this.detail = detail;
    this.hint = hint;
  }
}

/** Statements up to the final Sync are one implicit transaction: an error in one undoes them all. */
export function encodeStatements(statements: Statement[]): Buffer {
  const messages = statements.flatMap(({ text, values = [] }) => [
    message('P', cstring(''), cstring(text), int16(0)),
    message(
      'B',
      cstring(''),
      cstring(''),
      int16(0),
      int16(values.length),
      ...values.map(parameter),
      int16(0),
    ),
    message('D', Buffer.from('P\0')),
    message('E', cstring(''), int32(0)),
  ]);
  return Buffer.concat([...messages, message('S')]);
}

/** Several statements without parameters, as a script holds them. */
export function encodeScript(sql: string): Buffer {
  return message('Q', cstring(sql));
}

/** The rows of each statement of a complete reply. */
export function decodeReply(bytes: Uint8Array): Row[][] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const results: Row[][] = [];
  let columns: string[] = [];
  let rows: Row[] = [];
  let error: DatabaseError | undefined;
  for (let at = 0; at + 5 <= buffer.length; ) {
    const end = at + 1 + buffer.readInt32BE(at + 1);
    const reader = new Reader(buffer, at + 5);
    switch (String.fromCharCode(buffer.readUInt8(at))) {
      case 'T':
        columns = reader.columns();
        break;
      case 'n':
        columns = [];
        break;
      case 'D':
        rows.push(reader.row(columns));
        break;
      case 'C':
        results.push(rows);
        rows = [];
        break;
      case 'E':
        error ??= reader.error();
    }
    at = end;
  }
  if (error) throw error;
  return results;
}

class Reader {
  buffer: Buffer;
  at: number;
  constructor(buffer: Buffer, at: number) {
    this.buffer = buffer;
    this.at = at;
  }
  int16(): number {
    this.at += 2;
    return this.buffer.readInt16BE(this.at - 2);
  }
  int32(): number {
    this.at += 4;
    return this.buffer.readInt32BE(this.at - 4);
  }
  text(length: number): string {
    this.at += length;
    return this.buffer.toString('utf8', this.at - length, this.at);
  }
  cstring(): string {
    const text = this.text(this.buffer.indexOf(0, this.at) - this.at);
    this.at += 1;
    return text;
  }
  columns(): string[] {
    return Array.from({ length: this.int16() }, () => {
      const name = this.cstring();
      this.at += 18;
      return name;
    });
  }
  row(columns: string[]): Row {
    this.int16();
    return Object.fromEntries(
      columns.map((name) => {
        const length = this.int32();
        return [name, length < 0 ? null : this.text(length)];
      }),
    );
  }
  error(): DatabaseError {
    const fields = new Map<string, string>();
    while (this.buffer[this.at]) fields.set(this.text(1), this.cstring());
    return new DatabaseError(
      fields.get('C') ?? 'XX000',
      fields.get('M') ?? 'unknown error',
      fields.get('D') ?? null,
      fields.get('H') ?? null,
    );
  }
}

function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function parameter(value: string | null): Buffer {
  if (value === null) return int32(-1);
  const bytes = Buffer.from(value);
  return Buffer.concat([int32(bytes.length), bytes]);
}

function cstring(text: string): Buffer {
  return Buffer.from(`${text.replaceAll('\0', '')}\0`);
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
