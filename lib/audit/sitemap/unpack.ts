import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** The first two bytes of a gzip file (RFC 1952, section 2.3.1). */
const MAGIC = [0x1f, 0x8b] as const;

/**
 * A body as it is, or unpacked when it is a gzip file: sitemaps may be sent as such (sitemaps.org, "Sitemap file
 * location"), whatever their name and type say. It is unpacked as it is read, so a small file cannot fill the memory.
 */
export async function* unpack(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]();
  const first = await leastBytes(pieces, MAGIC.length);
  const all = (async function* () {
    yield first;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  })();
  try {
    if (MAGIC.every((byte, index) => first[index] === byte))
      yield* pipeline(Readable.from(all), createGunzip(), () => {});
    else yield* all;
  } finally {
    await pieces.return?.();
  }
}

async function leastBytes(pieces: AsyncIterator<Uint8Array>, least: number): Promise<Uint8Array> {
  let bytes: Uint8Array = new Uint8Array();
  while (bytes.length < least) {
    const next = await pieces.next();
    if (next.done) break;
    bytes = Buffer.concat([bytes, next.value]);
  }
  return bytes;
}
