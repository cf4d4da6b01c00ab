/** Parameters are text; the database reads them as the type that their place wants. */
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
