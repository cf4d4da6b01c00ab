/** Browsers look for the encoding in the first kilobyte (HTML, section 4.2.5.4). */
const SNIFFED_BYTES = 1024;

export function readCharset(
  bytes: Uint8Array,
  contentType: string,
): { charset: string | null; decoder: TextDecoder } {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, SNIFFED_BYTES));
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const [, charset = hasMark ? 'utf-8' : null] =
    /charset\s*=\s*["']?([\w-]+)/i.exec(contentType) ??
    /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w-]+)/i.exec(head) ??
    [];
  return { charset: charset?.toLowerCase() ?? null, decoder: decoderFor(charset) };
}

function decoderFor(charset: string | null): TextDecoder {
  try {
    return new TextDecoder(charset ?? 'utf-8');
  } catch {
    return new TextDecoder();
  }
}
