/** @jest-environment node */
import { jest } from '@jest/globals';
import { markdownToHtml } from './html';
import { dangersIn, rendered, SITE } from './testing';

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
  const { html } = await rendered(`before\n\n${markdown}\n\nafter`);
  expect(dangersIn(html)).toEqual([]);
  expect(html).toContain('after');
  expect(dangersIn(markdownToHtml(markdown, SITE))).toEqual([]);
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

describe('a text made to exhaust the parser', () => {
  beforeAll(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterAll(() => jest.restoreAllMocks());

  test.each([
    ['quotes in quotes', `${'>'.repeat(10_000)}a`],
    ['lists in lists', `${'- '.repeat(1000)}a`],
    ['a hundred and fifty levels', `${'> '.repeat(150)}deep`],
    ['emphasis that never closes', '*a_ '.repeat(20_000)],
    ['brackets', '['.repeat(60_000)],
    ['links that never close', '[a]('.repeat(20_000)],
    ['footnotes that never close', '[^a'.repeat(20_000)],
    ['backticks', '`a``b'.repeat(20_000)],
    ['a table of 10,000 columns', `${'|a'.repeat(10_000)}\n${'|-'.repeat(10_000)}`],
    ['entities', '&'.repeat(60_000)],
    ['surrogates and zeros', '\ud800\u0000\udc00'.repeat(1000)],
  ])(
    // Left to the parser alone each of these takes minutes; the limit only tells that apart from a busy machine.
    '%s: it is shown',
    async (_, markdown) => {
      const { html } = await rendered(markdown);
      expect(html.length).toBeGreaterThan(0);
      expect(dangersIn(html)).toEqual([]);
    },
    60_000,
  );
});
