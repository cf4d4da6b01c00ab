/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { withErrorId } from '@/lib/server/outage-page';
import { ErrorId } from './error-id';

const page = `<main>${renderToStaticMarkup(<ErrorId />)}</main>`;

test('the page for failures names the id that the log has', () => {
  expect(withErrorId(page, '4bf92f3577b34da6a3ce929d0e0e4736')).toContain('>Error 4bf92f35</p></main>');
});

test('it stays as it is where the request has none, or it has no room for one', () => {
  expect(withErrorId(page, undefined)).toBe(page);
  expect(withErrorId('<main></main>', '4bf92f3577b3')).toBe('<main></main>');
});
