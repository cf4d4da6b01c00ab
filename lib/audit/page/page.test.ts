/** @jest-environment node */
import { addressesOf } from '../addresses';
import { parsePage } from './page';

const PUBLIC = 'https://www.a.example';
const addresses = addressesOf('http://127.0.0.1:9', PUBLIC);

function read(html: string, headers: Record<string, string> = {}) {
  const all = new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers });
  return parsePage('http://127.0.0.1:9/folder/page', all, new TextEncoder().encode(html), addresses);
}

const names = (html: string) => read(html).links.map((link) => link.text);

test('addresses are read as the crawled site means them', () => {
  const { links } = read(`<base href="/other/"><a href="b#part">1</a> <a href="${PUBLIC}/c?d=1">2</a>
    <a href="https://b.example">3</a> <a href="mailto:a@b.example">4</a> <a href="tel:1">5</a> <a>6</a>`);
  expect(links.map((link) => link.address)).toEqual([
    'http://127.0.0.1:9/other/b',
    'http://127.0.0.1:9/c?d=1',
    'https://b.example/',
  ]);
});

test.each([
  ['<a href="/">  Two\n words </a>', 'Two words'],
  ['<a href="/" aria-label="Label">Text</a>', 'Label'],
  ['<i id="x">Named</i><a href="/" aria-labelledby="x">Text</a>', 'Named'],
  ['<a href="/"><img src="a.png" alt="A picture"></a>', 'A picture'],
  ['<a href="/"><svg aria-label="A drawing"></svg></a>', 'A drawing'],
  ['<a href="/"><svg><title>A title</title></svg></a>', 'A title'],
  ['<a href="/" title="A tip"></a>', 'A tip'],
  ['<map><area href="/" alt="An area"></map>', 'An area'],
  ['<a href="/"><img src="a.png" alt=""></a>', ''],
])('%s is called "%s"', (html, name) => {
  expect(names(html)).toEqual([name]);
});

test('a canonical may come in a header', () => {
  const { canonicals } = read('', { link: `</a.css>; rel=preload, <${PUBLIC}/x>; rel="canonical"` });
  expect(canonicals).toEqual([
    { href: `${PUBLIC}/x`, address: 'http://127.0.0.1:9/x', isAbsolute: true, isInHead: true },
  ]);
});

test.each([
  ['<p>One</p><p>two</p>', 2],
  ['<p>One<script>three()</script><style>four{}</style><template>five</template></p>', 1],
  ['<details><summary>One</summary>two</details><p hidden>three</p>', 3],
])('%s has words that can be shown', (html, words) => {
  expect(read(html)).toMatchObject({ words });
});

test.each([
  ['<meta charset="UTF-8">', 'text/html', 'utf-8'],
  ['<meta http-equiv="content-type" content="text/html; charset=windows-1252">', 'text/html', 'windows-1252'],
  [`<!--${'x'.repeat(1100)}--><meta charset="utf-8">`, 'text/html', null],
  ['\ufeff<p>Text', 'text/html', 'utf-8'],
  ['', 'text/html; charset="UTF-8"', 'utf-8'],
])('%.60s as %s is in %s', (html, contentType, charset) => {
  expect(read(html, { 'content-type': contentType })).toMatchObject({ charset });
});

test('a document nested too deeply is refused before it is parsed', () => {
  expect(() => read('<div>'.repeat(5001))).toThrow('nested too deeply');
  expect(read('<div></div><br><p>Text'.repeat(6000)).words).toBe(6000);
});

test.each([
  ['<a href="tel:+919876543210">098765 43210</a>', 0],
  ['<a href="tel:+919876543210">Call us</a>', 1],
  ['<a href="tel:+919876543210">011 2345 6789</a>', 1],
])('a number dialled in full is shown as people write it: %s', (link, faults) => {
  const data = '{"@context":"https://schema.org","@type":"Organization","telephone":"+919876543210"}';
  const { structuredData } = read(`<script type="application/ld+json">${data}</script>${link}`);
  expect(structuredData.unshown).toHaveLength(faults);
});
