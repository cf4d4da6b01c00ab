/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { PageScript } from './page-script';

Object.assign(globalThis, { PAGE_SCRIPT: '/scripts/page-1.js' });

test('nothing is shown before the script ran: the head waits for what stands behind it', () => {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head />
      <body>
        <PageScript />
        <main>Text</main>
      </body>
    </html>,
  );
  const [head = '', body = ''] = html.split('<body>');
  const [, awaited = ''] = /<link rel="expect" href="#([\w-]+)" blocking="render"\/>/.exec(head) ?? [];
  expect(body).toMatch(
    new RegExp(`^<script src="/scripts/page-1.js"></script><span id="${awaited}" hidden=""></span><main>`),
  );
});
