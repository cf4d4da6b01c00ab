import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { allowList } from '../allow-list';
import { markdownFromHtml } from '.';

/** The page's own parser and allow-list. */
const shown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, allowList)
  .use(rehypeStringify);
const ORIGIN = 'https://www.marigold.example';
const pasted = (html: string) => markdownFromHtml(html, ORIGIN);
const lines = (...all: string[]) => all.join('\n');

/** As Google Docs writes a run of text into the clipboard. */
const run = (text: string, style = 'font-weight:400;font-style:normal') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">${text}</span>`;
const docsItem = (text: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-weight:400;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;" role="presentation">${run(text)}</p></li>`;

const GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-6aba46e4-7fff-ffbf-43f7-6080e7ecadb8"><h1 dir="ltr" style="line-height:1.38;">${run('Category pages')}</h1><p dir="ltr">${run('People choose by ')}${run('use, ', 'font-weight:700;font-style:normal')}${run('size', 'font-weight:700;font-style:normal')}${run(' and ')}${run('price', 'font-weight:400;font-style:italic')}${run('. See ')}<a href="https://www.google.com/url?q=https://example.org/a?b%3D1&amp;sa=D" style="text-decoration:none;">${run('the study')}</a>${run('.')}</p><h2 dir="ltr">${run('What to say', 'font-weight:700')}</h2><ol style="margin-top:0pt;">${docsItem('One')}<ul style="margin-top:0pt;">${docsItem('Nested')}</ul>${docsItem('Two')}</ol><p dir="ltr"><span style="font-family:'Courier New',monospace;font-weight:400">robots.txt</span>${run(' stays.')}</p><br /><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;"><colgroup><col width="300" /></colgroup><tbody><tr><td><p dir="ltr">${run('Query')}</p></td><td><p dir="ltr">${run('A | B')}</p></td></tr><tr><td><p dir="ltr">${run('red shoes')}</p></td><td><p dir="ltr">${run('1')}</p><p>${run('and 2')}</p></td></tr></tbody></table></div><p dir="ltr"><span><span style="border:none;display:inline-block;overflow:hidden;width:602px;height:338px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" width="602" height="338" /></span></span></p></b><br class="Apple-interchange-newline">`;

const wordItem = (marker: string, level: number, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:\nauto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span\nstyle='font-family:Symbol;mso-bidi-font-family:\nSymbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;\n</span></span></span><![endif]>${text}<o:p></o:p></p>\n`;

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=EN-IN><!--StartFragment-->
<p class=MsoTitle>Quarterly review<o:p></o:p></p>
<h1>Findings<o:p></o:p></h1>
<p class=MsoNormal>Traffic <b style='mso-bidi-font-weight:normal'>grew </b><i>slowly</i>,<span style='mso-spacerun:yes'>  </span>R&amp;D says.<o:p></o:p></p>
${wordItem('·', 1, 'First')}${wordItem('1)', 2, 'Inner one')}${wordItem('2)', 2, 'Inner two')}${wordItem('·', 1, 'Second')}<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<table class=MsoTableGrid border=1><tr><td valign=top><p class=MsoNormal><b>City<o:p></o:p></b></p></td><td><p class=MsoNormal>Leads<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>Pune<o:p></o:p></p></td><td><p class=MsoNormal>14<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="a"></v:shape><![endif]--><![if !vml]><img width=604 height=340 src="file:///C:/Users/a/clip_image002.png" v:shapes="a"><![endif]></p>
<p class=MsoNormal style='display:none;mso-hide:all'>A comment</p>
<!--EndFragment--></body></html>`;

const PAGE = `<meta charset='utf-8'><h2 style="box-sizing: border-box; color: rgb(31, 35, 40);">Install<a class="anchor" href="#install" aria-label="Permalink"><svg><path d="M0"></path></svg></a></h2><p style="margin: 0">Run&nbsp;<code class="notranslate">npm ci</code>, then read <a href="${ORIGIN}/services/seo?a=1#b">our <strong>SEO</strong> page</a> or <a href="/elsewhere">that</a>.<br>Done &amp; dusted: 5 * 3 &lt; 20, snake_case.</p><pre><code class="language-js">const a = '&amp;b;';\n\nrun(a);\n</code></pre><blockquote><p>Quoted.</p></blockquote><ul><li>One</li><li>Two<ul><li>Inner</li></ul></li></ul><hr><p><del>Old</del></p><figure><img src="https://cdn.example/a.png" alt="A chart"><figcaption>Fig. 1</figcaption></figure><img src="https://t.example/p.gif" width="1" height="1">`;

test('a document of Google Docs', () => {
  expect(pasted(GOOGLE_DOCS)).toEqual({
    pictures: 1,
    isInline: false,
    markdown: lines(
      '## Category pages',
      '',
      'People choose by **use, size** and *price*. See [the study](https://example.org/a?b=1).',
      '',
      '### What to say',
      '',
      '1. One',
      '   - Nested',
      '2. Two',
      '',
      '`robots.txt` stays.',
      '',
      '| Query | A \\| B |',
      '| - | - |',
      '| red shoes | 1 and 2 |',
    ),
  });
});

test('a document of Word', () => {
  expect(pasted(WORD)).toEqual({
    pictures: 1,
    isInline: false,
    markdown: lines(
      '## Quarterly review',
      '',
      '## Findings',
      '',
      'Traffic **grew** *slowly*, R&D says.',
      '',
      '- First',
      '  1. Inner one',
      '  2. Inner two',
      '- Second',
      '',
      '| City | Leads |',
      '| - | - |',
      '| Pune | 14 |',
    ),
  });
});

test('a piece of a web page', () => {
  expect(pasted(PAGE)).toEqual({
    pictures: 1,
    isInline: false,
    markdown: lines(
      '## Install',
      '',
      'Run `npm ci`, then read [our **SEO** page](/services/seo?a=1#b) or that.\\',
      'Done & dusted: 5 \\* 3 < 20, snake_case.',
      '',
      '```js',
      "const a = '&b;';",
      '',
      'run(a);',
      '```',
      '',
      '> Quoted.',
      '',
      '- One',
      '- Two',
      '  - Inner',
      '',
      '---',
      '',
      '~~Old~~',
      '',
      'Fig. 1',
    ),
  });
});

const online = (level: number, kind: string, text: string) =>
  `<div class="ListContainerWrapper SCXW1"><${kind} class="BulletListStyle1 SCXW1" role="list"><li data-leveltext="" data-aria-level="${level}" class="OutlineElement"><p class="Paragraph SCXW1"><span class="TextRun" style="font-weight:normal"><span class="NormalTextRun">${text}</span></span><span class="EOP">&nbsp;</span></p></li></${kind}></div>`;

test.each([
  [
    'Word in a browser',
    `<div class="OutlineElement"><p role="heading" aria-level="2"><span class="TextRun">Head</span></p></div>${online(1, 'ul', 'One')}${online(2, 'ol', 'Inner')}${online(1, 'ul', 'Two')}`,
    '## Head\n\n- One\n  1. Inner\n- Two',
  ],
  [
    'Excel',
    '<table><!--StartFragment--><col width=64><tr><td class=xl65>City</td><td>Leads</td></tr><tr><td>Pune</td><td align=right>14</td></tr></table>',
    '| City | Leads |\n| - | -: |\n| Pune | 14 |',
  ],
  [
    'Gmail',
    '<div dir="ltr">Hello,<div><br></div><div>Second <b>line</b></div><div><br></div><blockquote class="gmail_quote">a<br>b</blockquote></div>',
    'Hello,\n\nSecond **line**\n\n> a\\\n> b',
  ],
  ['marks around paragraphs', '<b><p>one</p><p>two</p></b>', '**one**\n\n**two**'],
  [
    'Hindi and Arabic',
    '<p>नमस्ते <b>दुनिया </b>में</p><p dir="rtl">مرحبا <i>بالعالم</i></p>',
    'नमस्ते **दुनिया** में\n\nمرحبا *بالعالم*',
  ],
])('%s', (_, html, markdown) => {
  expect(pasted(html)?.markdown).toBe(markdown);
});

test('words of a line stay in their line', () => {
  expect(pasted('<meta charset="utf-8"><span>so <b>bold </b>indeed</span>')).toEqual({
    pictures: 0,
    isInline: true,
    markdown: 'so **bold** indeed',
  });
});

test.each([
  ['words', '<meta charset="utf-8"><span style="color: red">Only words</span>'],
  ['paragraphs', '<p>One</p><p>Two</p>'],
  [
    'what a code editor copies',
    '<div style="color:#ccc;font-family:Menlo, monospace;white-space:pre;"><div><span style="color:#569cd6;">const</span> a</div></div>',
  ],
  ['more than can be read at once', `<b>${'a'.repeat(3_000_000)}</b>`],
])('%s need no markdown', (_, html) => {
  expect(pasted(html)).toBeNull();
});

const HOSTILE = `<img src=x onerror="window.pwned=1"><svg onload="window.pwned=2"><script>window.pwned=3</script></svg>
<script>window.pwned=4</script><iframe srcdoc="<script>parent.pwned=5</script>"></iframe><math><mtext></form><style>a</style></mtext></math>
<b>&lt;script&gt;window.pwned=6&lt;/script&gt;</b><p><b>&lt;img src=x onerror=window.pwned=7&gt;</b> {window.pwned=8}</p>
<a href="javascript:window.pwned=9">one</a> <a href="data:text/html,<script>1</script>">two</a> <a href=" JaVa&#x09;Script:alert(1)">three</a>
<a href="https://evil.example/)[x](javascript:alert(1)">four</a><p>[x](javascript:window.pwned=10) ![x](https://evil.example/p.png)</p>
<p style="display:none">hidden words</p><form action="https://evil.example"><input value="typed"><button>Go</button></form>
<pre><code class="language-js&quot; onload=&quot;x">\`\`\`\n&lt;script&gt;</code></pre><table><tr><td>a</td><td><table><tr><td>|b|</td></tr></table></td></tr></table>`;

test('hostile HTML becomes words: nothing runs, and nothing of it is a link or a picture', async () => {
  const { markdown } = pasted(HOSTILE) ?? { markdown: '' };
  expect(markdown).not.toMatch(/hidden words|typed|evil\.example\/p\.png\)$/);
  const page = document.createElement('div');
  page.innerHTML = String(await shown.process(markdown));
  expect(page.querySelectorAll('script, img, svg, iframe, form, style, [onerror], [onload]')).toHaveLength(0);
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((href) => !href.startsWith('https://evil.example/'))).toEqual([]);
  expect(page).toHaveTextContent('<script>window.pwned=6</script>');
  expect(page).toHaveTextContent('[x](javascript:window.pwned=10)');
  expect('pwned' in window).toBe(false);
});
