/** @jest-environment node */
import { createHash } from 'node:crypto';
import { rendered } from './testing';
import { RENDERER } from './version';

const idsIn = (html: string) => [...html.matchAll(/<h[1-6] id="([^"]*)"/g)].map(([, id]) => id);

describe('headings', () => {
  test('come from the tree: `#` in code is none', async () => {
    const { headings } = await rendered(
      '## One\n\n```sh\n# two\n```\n\n    # three\n\n`# four`\n\nFive\n----',
    );
    expect(headings).toEqual([
      { id: 'one', text: 'One', level: 2 },
      { id: 'five', text: 'Five', level: 2 },
    ]);
  });

  test('step down by one where the article has an h1 of its own', async () => {
    const { html, headings } = await rendered('# A\n\n## B\n\n###### C');
    expect(headings.map(({ level }) => level)).toEqual([2, 3, 6]);
    expect(html).not.toContain('<h1');
    expect((await rendered('## B')).headings[0]?.level).toBe(2);
  });

  test('that repeat have ids of their own, and so has every other', async () => {
    const repeated = Array.from({ length: 50 }, () => '## Same').join('\n\n');
    const { html, headings } = await rendered(
      `${repeated}\n\n## Same 1\n\n## 🎉\n\n## ***\n\n## Content\n\n##`,
    );
    const ids = idsIn(html);
    expect(ids.slice(0, 3)).toEqual(['same', 'same-1', 'same-2']);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id)).toBe(true);
    expect(ids).not.toContain('content');
    expect(headings.every(({ id }) => ids.includes(id))).toBe(true);
  });

  test.each([
    ['हिंदी में खोज', 'हिंदी-में-खोज'],
    ['தமிழ் தேடல்', 'தமிழ்-தேடல்'],
    ['বাংলা অনুসন্ধান', 'বাংলা-অনুসন্ধান'],
    ['Local SEO & Maps', 'local-seo--maps'],
    ['What? Why, how!', 'what-why-how'],
    ['With `code` and **weight**', 'with-code-and-weight'],
    ['Party 🎉 time', 'party--time'],
  ])('%s keeps its letters: %s', async (text, id) => {
    const { html, headings } = await rendered(`## ${text}`);
    expect(idsIn(html)).toEqual([id]);
    expect(headings[0]?.id).toBe(id);
  });

  test('cannot take the place of a variable that the page needs', async () => {
    const { html } = await rendered('## \\_\\_next\\_f\n\n## constructor\n\n## \\_R\\_');
    expect(idsIn(html)).toEqual(['next_f', 'constructor', 'r_']);
  });

  test('of footnotes are not in the table of contents', async () => {
    const { html, headings } = await rendered('# A\n\ntext[^1]\n\n[^1]: note');
    expect(headings.map(({ text }) => text)).toEqual(['A']);
    const target = /href="#(user-content-fn-1)"/.exec(html)?.[1];
    expect(html).toContain(`id="${target}"`);
  });
});

test('links to other hosts say so, our own do not', async () => {
  const { html } = await rendered(
    '[a](https://other.example/x) [b](/contact) [c](https://site.example/y) [d](//other.example) [e](mailto:a@b.example)',
  );
  expect(html).toContain('<a href="https://other.example/x" rel="noopener nofollow">a</a>');
  expect(html).toContain('<a href="/contact">b</a>');
  expect(html).toContain('<a href="https://site.example/y">c</a>');
  expect(html).toContain('<a href="//other.example" rel="noopener nofollow">d</a>');
  expect(html).toContain('<a href="mailto:a@b.example">e</a>');
});

describe('pictures', () => {
  test('of this site have their box, their widths and wait for their turn', async () => {
    const { html } = await rendered('![A chart](/covers/a.webp#800x450)');
    expect(html).toContain('src="/covers/a.webp"');
    expect(html).toContain('alt="A chart"');
    expect(html).toContain('width="800" height="450"');
    expect(html).toContain('aspect-ratio: 800 / 450');
    expect(html).toContain('loading="lazy"');
    expect(html).toMatch(/srcset="[^"]*w=640/i);
    expect(html).toMatch(/sizes="/);
  });

  test('of unknown size have a box too', async () => {
    expect((await rendered('![x](https://pictures.example/b.png)')).html).toContain(
      'width="1200" height="675"',
    );
  });

  test.each([
    'http://pictures.example/b.png',
    'https://a.example/b.png',
    '//a.example/b.png',
    'b.png',
    'data:image/png;base64,AA==',
  ])('from %s are replaced by their text', async (src) => {
    const { html } = await rendered(`![the text](${src})`);
    expect(html).not.toContain('<img');
    expect(html).toContain('the text');
  });
});

test('tables scroll within a region that has a name and takes the focus', async () => {
  const { html } = await rendered('| Query | Page |\n|---|--:|\n| a | b |');
  expect(html).toContain(
    '<div class="table-scroll" role="region" tabindex="0" aria-label="Table: Query, Page">',
  );
  expect(html).toContain('<th scope="col">Query</th>');
});

test('task lists say what is done', async () => {
  const { html } = await rendered('- [x] a\n- [ ] b');
  expect(html).toMatch(/<input[^>]*aria-label="Done"/);
  expect(html).toMatch(/<input[^>]*aria-label="To do"/);
  expect(html.match(/ disabled/g)).toHaveLength(2);
});

test('code is coloured on the server, in the languages it knows', async () => {
  const { html } = await rendered('```sql\nselect 1\n```\n\n```klingon\nnuqneH\n```\n\n```\nplain\n```');
  expect(html).toContain('<span class="hljs-keyword">select</span>');
  expect(html).toContain('aria-label="Code: sql"');
  expect(html).toContain('nuqneH');
  expect(html).toContain('plain');
});

test('an article of nearly 200,000 characters is rendered', async () => {
  const words =
    'Search engines read what a page says, and a page that answers what people ask is found. '.repeat(9);
  const part = `## Part\n\n${words}**Weight**, a [link](/contact) and \`code\`.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n`;
  const { html, headings } = await rendered(part.repeat(Math.floor(200_000 / part.length)));
  expect(headings.length).toBeGreaterThan(200);
  expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
  expect(html).toContain('<table>');
});

test.each(['', ' ', '\n', '\u0000'])('%j is an empty article', async (markdown) => {
  const { headings } = await rendered(markdown);
  expect(headings).toEqual([]);
});

test('feeds get whole addresses and nothing that only our page needs', async () => {
  const { feedHtml } = await rendered('# A\n\n[b](/contact#x) ![c](/covers/a.webp)\n\n```sql\nselect 1\n```');
  expect(feedHtml).toContain('<h2>A</h2>');
  expect(feedHtml).toContain('href="https://site.example/contact#x"');
  expect(feedHtml).toContain('src="https://site.example/covers/a.webp"');
  expect(feedHtml).not.toMatch(/hljs|srcset/);
});

test('what is made of a text is the same until the version of the renderer is raised', async () => {
  const everything = [
    '# A\n\n*b* **c** ~~d~~ `e` [f](https://other.example) www.g.example h[^1]\n\n[^1]: i',
    '![j](/covers/a.webp#800x450)\n\n- [x] k\n- l\n\n1. m\n\n> n\n\n| o | p |\n|---|--:|\n| q | r |',
    '```sql\nselect 1\n```\n\n***\n\ns  \nt',
  ].join('\n\n');
  const digest = createHash('sha256')
    .update(JSON.stringify(await rendered(everything)))
    .digest('hex');
  expect({ RENDERER, digest: digest.slice(0, 12) }).toEqual({ RENDERER: 1, digest: '684942e8dbe8' });
});
