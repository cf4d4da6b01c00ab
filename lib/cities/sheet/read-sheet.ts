/** A line of a sheet, with the number that an editor of text shows for its first line. */
export type SheetLine = { line: number; cells: string[] };

/** A file of a spreadsheet as text: UTF-8 with or without its mark, Excel's Unicode text, or what older Excels write. */
export function decodeSheet(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** @throws {SyntaxError} where a quoted cell never ends, with the line on which it begins */
export function readSheet(text: string): SheetLine[] {
  const [, named, rest = text] = /^sep=(.)\r?\n([\s\S]*)$/.exec(text.replace(/^\ufeff/, '')) ?? [];
  const source = named ? rest : text.replace(/^\ufeff/, '');
  const separator = named ?? separatorOf(source);
  const lines: SheetLine[] = [];
  let line = named ? 2 : 1;
  let current: SheetLine = { line, cells: [] };
  let cell = '';
  let quotedSince = 0;
  const endCell = () => {
    current.cells.push(cell);
    cell = '';
  };
  const endLine = () => {
    endCell();
    if (current.cells.some((value) => value.trim() !== '')) lines.push(current);
    current = { line, cells: [] };
  };
  for (let index = 0; index < source.length; index++) {
    const character = source[index] ?? '';
    const isBreak = character === '\n' || (character === '\r' && source[index + 1] !== '\n');
    if (isBreak) line++;
    if (quotedSince) {
      if (character !== '"') cell += character;
      else if (source[index + 1] === '"') {
        cell += '"';
        index++;
      } else quotedSince = 0;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      quotedSince = line;
    } else if (character === separator) endCell();
    else if (isBreak) endLine();
    else if (character !== '\r') cell += character;
  }
  if (quotedSince)
    throw new SyntaxError(`The cell that begins with a quotation mark on line ${quotedSince} never ends.`);
  endLine();
  return lines;
}

/** What parts the cells of the first line: Excel writes semicolons where a comma parts decimals. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/\r|\n/, 1);
  const times = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].toSorted((one, other) => times(other) - times(one))[0] ?? ',';
}
