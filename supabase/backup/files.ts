import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileEntry } from './manifest.ts';

/** Writes a file piece by piece, to the disk before it is said to be there. */
export async function writePieces(path: string, pieces: AsyncIterable<string | Buffer>): Promise<FileEntry> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const piece of pieces) {
      const buffer = Buffer.from(piece);
      hash.update(buffer);
      bytes += buffer.length;
      await file.writeFile(buffer);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

export async function describeFile(path: string): Promise<FileEntry> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(path)) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Lines end with a line feed and nothing else: texts may have every other sign that somebody calls an end of a line. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of createReadStream(path, 'utf8')) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
