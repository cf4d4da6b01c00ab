/** @jest-environment node */
import { jest } from '@jest/globals';
import { renderBounded } from './bounded';
import { dangersIn, PAGE, rendered, SITE } from './testing';
import { endThread } from './thread';

const HTML = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>javascript:alert(1)</script>"` `>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert&#40;1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<details open ontoggle=alert(1)>',
  '<style>@import "javascript:alert(1)"</style>',
  '<base href="javascript:/a/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><x onclick="alert(1)">y</x>',
  '<div style="background:url(javascript:alert(1))" onclick="alert(1)">x</div>',
  '"><img src=x onerror=alert(1)>',
  '</article></main><script>alert(1)</script>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
];

const LINKS = [
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](java&#10;script:alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x]( javascript:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](\u0001javascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](file:///etc/passwd)',
  '[x](blob:https://site.example/1)',
  '[x](intent://scan/#Intent;end)',
  '[x][a]\n\n[a]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![x"onerror="alert(1)](/a.png)',
  '![x](/a.png "x\\" onerror=\\"alert(1)")',
  '[x](https://a.example/"onmouseover="alert(1))',
  '[x](/a "t\\" onmouseover=\\"alert(1)")',
];

const CODE_OF_OTHER_KINDS = [
  '{alert(1)}',
  '{process.exit(1)}',
  '<Component onClick={() => alert(1)} />',
  "import fs from 'node:fs'",
  'export const metadata = { title: 1 }',
  'export default function X() { throw new Error() }',
  `$\{globalThis.process.exit(1)}`,
  '---\ntitle: x\n---',
  '```js"onload="alert(1)\nx\n```',
  '```__proto__\nx\n```',
  '# {alert(1)}',
  '[^1]\n\n[^1]: <script>alert(1)</script>',
  '| a |\n|---|\n| <img src=x onerror=alert(1)> |',
  '- [x] <script>alert(1)</script>',
  '\\<script>alert(1)\\</script>',
  '`<script>alert(1)</script>`',
];

test.each([...HTML, ...LINKS, ...CODE_OF_OTHER_KINDS])('%j runs nothing', async (markdown) => {
  const { html, feedHtml } = await rendered(`before\n\n${markdown}\n\nafter`);
  expect(dangersIn(html)).toEqual([]);
  expect(html).toContain('after');
  expect(dangersIn(feedHtml)).toEqual([]);
});

test('what looks like code of MDX is shown as text', async () => {
  const { html } = await rendered("import x from 'y'\n\n{1 + 1} <b>bold</b>");
  expect(html).toContain('import x from');
  expect(html).toContain('{1 + 1}');
});

test.each([
  ['http://a.example', true],
  ['https://a.example', true],
  ['irc://a.example/x', true],
  ['ircs://a.example/x', true],
  ['mailto:a@b.example', true],
  ['xmpp:a@b.example', true],
  ['/contact', true],
  ['#part', true],
  ['tel:+911234', false],
  ['ftp://a.example', false],
  ['sms:123', false],
  ['steam://run/1', false],
])('a link to %s is kept: %s', async (href, isKept) => {
  const { html } = await rendered(`[text](${href})`);
  expect(html.includes('href=')).toBe(isKept);
  expect(html).toContain('text');
});

const filled = (part: string, length = 200_000) => part.repeat(Math.floor(length / part.length));
const surroundings = { siteUrl: SITE, pageUrl: PAGE, imageHosts: [] };
const show = (markdown: string) => renderBounded({ markdown, surroundings });

describe('a text made to exhaust the parser', () => {
  beforeAll(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterAll(() => jest.restoreAllMocks());

  test.each([
    ['lists in lists', `${'- '.repeat(200)}a`],
    ['a hundred and fifty levels', `${'> '.repeat(150)}deep`],
    ['emphasis that never closes', '*a_ '.repeat(15_000)],
    ['brackets', '['.repeat(30_000)],
    ['links that never close', '[a]('.repeat(15_000)],
    ['footnotes that never close', '[^a'.repeat(5_000)],
    ['backticks', '`a``b'.repeat(10_000)],
    ['entities', '&'.repeat(30_000)],
    ['surrogates and zeros', '\ud800\u0000\udc00'.repeat(1000)],
    ['a heading that repeats under every number of underscores', filled('# _a\n\n# __a\n\n', 8000)],
  ])('%s: it is shown', async (_, markdown) => {
    const { html } = await rendered(markdown);
    expect(html.length).toBeGreaterThan(0);
    expect(dangersIn(html)).toEqual([]);
  });

  test.each([
    ['headings', filled('# a\n')],
    ['lines of a table', filled('|b|\n')],
    ['tasks', filled('- [ ] item *a*\n')],
    ['brackets', filled('[')],
    ['a wide table', `${filled('|a', 100_000)}\n${filled('|-', 99_000)}`],
    ['quotes', filled('>')],
    ['stars', filled('*')],
    ['footnotes', filled('[^a]')],
    ['entities', filled('&')],
    ['backslashes', filled('\\')],
    ['paragraphs', filled('a\n\n')],
    ['tags', filled('<b>')],
    ['one character too many', 'a'.repeat(200_001)],
  ])('%s without end are refused', async (_, markdown) => {
    await expect(show(markdown)).resolves.toMatchObject({ kind: 'refused', isFinal: true });
  });

  test.each([
    ['addresses', filled('www.a.b ')],
    [
      'a definition that stands for its address a thousand times',
      `[a]: /${filled('x', 2000)}\n\n${filled('[a] ', 4000)}`,
    ],
  ])('%s are more than a page can hold', async (_, markdown) => {
    await expect(show(markdown)).resolves.toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('too many parts'),
    });
  });
});

describe('the thread that renders', () => {
  afterAll(endThread);

  test('gives what the compiler gives, for one text after the other', async () => {
    const shown = await Promise.all(['## A', '## B', ''].map(show));
    expect(shown).toMatchObject([
      { article: { html: '<h2 id="a">A</h2>', headings: [{ id: 'a', text: 'A', level: 2 }] } },
      { article: { html: '<h2 id="b">B</h2>' } },
      { article: { html: '' } },
    ]);
  });

  test('that is ended, for taking too much of the machine, is another one the next time', async () => {
    await show('a');
    await endThread();
    await expect(show('b')).resolves.toMatchObject({ article: { html: '<p>b</p>' } });
  });
});
