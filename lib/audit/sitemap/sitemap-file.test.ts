/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { type Entry, readSitemap } from './sitemap-file';

/** Read in pieces of a few bytes, so that every tag is divided somewhere. */
async function read(text: string | Uint8Array, pieceLength = 7) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  async function* body() {
    for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength);
  }
  const entries: Entry[] = [];
  const content = await readSitemap(body(), (entry) => entries.push(entry));
  return { ...content, found: entries };
}

const urlset = (inner: string) => `<?xml version="1.0"?><urlset xmlns="a">${inner}</urlset>`;

test.each([1, 3, 7, 1000])('entries come whole out of pieces of %d bytes', async (pieceLength) => {
  const { kind, fault, found } = await read(
    urlset(`<!-- <url> --><url>
      <loc> https://a.example/?a=1&amp;b=&#50;&#x41; </loc><lastmod>2026-01-05</lastmod>
      <image:image><image:loc>https://a.example/p.png</image:loc></image:image>
      <extra at="a > b" with='"'/>
    </url><url><loc><![CDATA[https://a.example/<&>]]></loc></url>`),
    pieceLength,
  );
  expect([kind, fault]).toEqual(['addresses', null]);
  expect(found).toEqual([
    { location: 'https://a.example/?a=1&b=2A', lastmod: '2026-01-05' },
    { location: 'https://a.example/<&>', lastmod: null },
  ]);
});

test.each([1, 2, 7, 10_000])(
  'a gzip file is read like any other, in pieces of %d bytes',
  async (pieceLength) => {
    const text = urlset('<url><loc>https://a.example/packed</loc></url>'.repeat(300));
    const { kind, fault, entries } = await read(gzipSync(text), pieceLength);
    expect([kind, fault, entries]).toEqual(['addresses', null, 300]);
  },
);

test('a gzip file that breaks off is told, and one that unpacks to too much is not read on', async () => {
  const packed = gzipSync(urlset('<url><loc>https://a.example/packed</loc></url>'.repeat(3000)));
  expect((await read(packed.subarray(0, packed.length - 20))).fault).toBe('it is not a whole gzip file');
  const bomb = gzipSync(urlset(`<!--${'x'.repeat(1000)}-->`.repeat(120 * 1024)));
  const { bytes } = await read(bomb, 4096);
  expect(bytes).toBeGreaterThan(50 * 1024 * 1024);
  expect(bytes).toBeLessThan(51 * 1024 * 1024);
});

test('a letter of several bytes may be divided', async () => {
  const { found } = await read(urlset('<url><loc>https://a.example/साइकिल</loc></url>'), 1);
  expect(found[0]?.location).toBe('https://a.example/साइकिल');
});

test.each([
  ['nothing', '', 'it has no element'],
  ['a page', '<!DOCTYPE html><html></html>', 'its root element is <html>'],
  ['text', 'not found', 'it has text outside of its root element'],
  ['a tag that is not closed', urlset('<url><loc>a</loc>'), 'it has </urlset> where </url> belongs'],
  ['an end that is missing', '<urlset><url>', 'it ends before <url> is closed'],
  ['a tag that is cut off', '<urlset><url', 'it ends within a tag'],
  ['a bare ampersand', urlset('<url><loc>/?a=1&b=2</loc></url>'), 'it has an & that is not escaped'],
  ['an attribute without quotes', '<urlset xmlns=a></urlset>', '<urlset xmlns=a> is not well-formed'],
  ['a second root', '<urlset></urlset><urlset></urlset>', 'it has a second root element'],
  ['an end too many', '<urlset></urlset></urlset>', 'it has </urlset> where </nothing> belongs'],
  ['an entity that XML does not know', urlset('&nbsp;'), 'it has an & that is not escaped'],
  ['bytes that are no UTF-8', Uint8Array.from([0x3c, 0x61, 0xff]), 'it is not in UTF-8'],
  ['a tag without an end', `<urlset>${'<a'.repeat(1_100_000)}`, 'it has text or markup of more than 1 MB'],
])('%s is told', async (_, text, fault) => {
  expect((await read(text, 100_000)).fault).toBe(fault);
});
