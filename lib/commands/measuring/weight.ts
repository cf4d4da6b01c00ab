import { gzipSync } from 'node:zlib';
import { download, untilReady } from './ready.ts';

export async function weightOf(url: string): Promise<string> {
  const html = await untilReady(url);
  const scripts = [...html.body.toString().matchAll(/<script\b([^>]*)\bsrc="([^"]+)"([^>]*)>/g)]
    .filter(([, before, , after]) => !/nomodule/i.test(`${before}${after}`))
    .map(([, , source]) => new URL(source ?? '', url).href);
  const sizes = await Promise.all(
    [...new Set(scripts)].map(async (script) => gzipSync((await download(script)).body, { level: 6 }).length),
  );
  const script = sizes.reduce((sum, size) => sum + size, 0);
  return `HTML ${kilobytes(Number(html.stated ?? html.body.length))} as sent (${kilobytes(html.body.length)} unpacked), script ${kilobytes(script)} gzip`;
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
