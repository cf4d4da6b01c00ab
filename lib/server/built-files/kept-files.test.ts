/** @jest-environment node */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { builtFile } from './address';
import { KEPT_RELEASES, KeptFiles } from './kept-files';
import { sendBuiltFile } from './send';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-'));
const kept = path.join(folder, 'kept');
const publicFolder = path.join(folder, 'public');

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function write(file: string, content: string | Buffer): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

/** A tiny build, with one script, its compressed forms and a font. */
function build(id: string): string {
  const place = path.join(folder, 'builds', id);
  const text = `/* ${id} */`;
  write(path.join(place, 'BUILD_ID'), `${id}\n`);
  write(path.join(place, `static/chunks/app/[slug]/page-${id}.js`), text);
  write(path.join(place, `static/media/${id}.woff2`), 'font');
  const compressed = path.join(place, `compressed/_next/static/chunks/app/[slug]/page-${id}.js`);
  write(`${compressed}.br`, brotliCompressSync(text));
  write(`${compressed}.gz`, gzipSync(text));
  write(path.join(publicFolder, `scripts/page-${id}.js`), text);
  return place;
}

const chunk = (id: string) => `/_next/static/chunks/app/[slug]/page-${id}.js`;

test('files of the last releases stay, whichever instance brought them, and older ones go', () => {
  const [old, young] = [new KeptFiles(kept), new KeptFiles(kept)];
  const ids = Array.from({ length: KEPT_RELEASES + 1 }, (_, index) => `${index + 1}`);
  for (const [index, id] of ids.entries()) {
    old.keep(build(id), publicFolder);
    fs.utimesSync(path.join(kept, id), index, index);
  }
  young.keep(build('young'), publicFolder);
  expect(fs.readdirSync(kept).sort()).toEqual(['3', '4', 'young']);
  expect([chunk('1'), chunk('4'), chunk('young')].map((file) => old.find(file) !== null)).toEqual([
    false,
    true,
    true,
  ]);
  expect(young.find('/scripts/page-young.js')).not.toBeNull();
  young.keep(build('4'), publicFolder);
  expect(fs.readdirSync(kept).sort()).toEqual(['3', '4', 'young']);
});

test('only what a build has made is looked for, by the name that it has', () => {
  const files = new KeptFiles(kept);
  for (const url of ['/_next/static/../../../BUILD_ID', '/scripts/%2e%2e/x', '/_next/static/__proto__'])
    expect(files.find(builtFile(url)?.name ?? '')).toBeNull();
  expect(builtFile('/contact')).toBeNull();
  expect(builtFile('/_next/static/%E0%A4%A?x')?.name).toBe('/_next/static/%E0%A4%A');
  expect(builtFile('/_next/static/chunks/app/%5Bslug%5D/page-4.js?dpl=4')?.name).toBe(chunk('4'));
});

test('they are sent to be kept for good, compressed, and a missing one to be kept by nobody', async () => {
  const files = new KeptFiles(kept);
  const server = http.createServer((request, response) =>
    sendBuiltFile(files.find(builtFile(request.url ?? '')?.name ?? ''), request, response),
  );
  await new Promise<void>((done) => server.listen(0, done).unref());
  const ask = async (file: string, method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${file}`, {
      method,
      headers: { 'accept-encoding': 'br, gzip' },
    });
    const [type, cache, encoding] = ['content-type', 'cache-control', 'content-encoding'].map((name) =>
      response.headers.get(name),
    );
    return { status: response.status, type, cache, encoding, text: await response.text() };
  };
  const forGood = 'public, max-age=31536000, immutable';
  const script = { status: 200, type: 'application/javascript; charset=utf-8', cache: forGood };
  expect(await ask(chunk('4'))).toEqual({ ...script, encoding: 'br', text: '/* 4 */' });
  expect(await ask(chunk('4'), 'HEAD')).toEqual({ ...script, encoding: 'br', text: '' });
  expect(await ask('/_next/static/media/4.woff2')).toEqual({
    ...{ status: 200, type: 'font/woff2', cache: forGood },
    ...{ encoding: null, text: 'font' },
  });
  expect(await ask(chunk('1'))).toMatchObject({ status: 404, cache: 'no-store' });
});
