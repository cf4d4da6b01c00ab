import { putToSleep } from './sleeping-page';

const flightPush = String.raw`<script>self.__next_f.push([1,"1:\"$Sreact.fragment\"\n"])</script>`;
const page = (main: string) =>
  [
    '<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/webpack-1.js"/>',
    '<link rel="stylesheet" href="/_next/static/css/a.css"/>',
    '<script src="/_next/static/chunks/main-app-2.js" async=""></script>',
    '<script src="/_next/static/chunks/app/(site)/page-3.js" async=""></script>',
    '<script src="/_next/static/chunks/polyfills-4.js" noModule=""></script></head>',
    `<body><script src="/scripts/page-5.js"></script><script type="application/ld+json">{"@graph":[]}</script>${main}`,
    '<script src="/_next/static/chunks/webpack-1.js" id="_R_" async=""></script>',
    `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${flightPush}</body></html>`,
  ].join('');

describe('a page that is put to sleep', () => {
  test('keeps its own script, its styles and its structured data, and nothing of the framework', () => {
    const asleep = putToSleep(page('<main>Text</main>'), () => '/flight/x/');
    expect(asleep).toBe(
      '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/css/a.css"/></head><body><script src="/scripts/page-5.js"></script><script type="application/ld+json">{"@graph":[]}</script><main>Text</main></body></html>',
    );
  });

  test('says where its other half is if something on it needs React, the runtime first', () => {
    const asleep = putToSleep(page('<form data-wakes="contact-draft"></form>'), () => '/flight/x/contact');
    const [, json = ''] =
      /<script type="application\/json" data-sleeping="">(.*?)<\/script>/.exec(asleep) ?? [];
    expect(JSON.parse(json)).toEqual({
      flight: '/flight/x/contact',
      scripts: [
        '/_next/static/chunks/webpack-1.js',
        '/_next/static/chunks/main-app-2.js',
        '/_next/static/chunks/app/(site)/page-3.js',
      ],
    });
  });

  test('stays as it is when it is put to sleep again, and its flight data are those of the same page', () => {
    const kept: string[] = [];
    const keep = (it: string) => `/flight/${kept.push(it)}/contact`;
    const asleep = putToSleep(page('<form data-wakes=""></form>'), keep);
    expect(putToSleep(asleep, keep)).toBe(asleep);
    putToSleep(page('<form data-wakes=""></form>').replaceAll('page-3', 'page-6'), keep);
    const [first, again, ofAnotherBuild] = kept;
    expect(again).toBe(first);
    expect(ofAnotherBuild).not.toBe(first);
  });

  test('keeps a script that nobody knows, for the policy to refuse, and text that only looks like one', () => {
    const asleep = putToSleep(
      page('<script>alert(1)</script><p>&lt;script src="x"&gt; $& $1</p>'),
      () => '/$&',
    );
    expect(asleep).toContain('<script>alert(1)</script><p>&lt;script src="x"&gt; $& $1</p>');
  });
});
