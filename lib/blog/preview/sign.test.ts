/** @jest-environment node */
import { mockEnvironment } from '@/lib/testing/environment';

mockEnvironment();
const { readPreview, signPreview } = await import('./sign');

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const now = new Date('2026-11-21T09:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const expiresAt = later(7);
const token = signPreview({ id, expiresAt });

test('stands for its link until that ends', () => {
  expect(readPreview(token, now)).toEqual({ id, expiresAt });
  expect(readPreview(token, later(6.99))?.id).toBe(id);
  expect(readPreview(token, later(7))).toBeNull();
});

test('survives the lower case that the site gives every address', () => {
  expect(token).toBe(token.toLowerCase());
  expect(token).toMatch(/^[0-9a-f]+$/);
});

test('no character of it can be another', () => {
  for (let index = 0; index < token.length; index++) {
    const other = token[index] === '0' ? '1' : '0';
    expect(readPreview(token.slice(0, index) + other + token.slice(index + 1), now)).toBeNull();
  }
});

test.each(['', 'x', token.slice(1), `${token}0`, token.toUpperCase(), '0'.repeat(104), `${token}\n`])(
  '%j is none',
  (forged) => expect(readPreview(forged, now)).toBeNull(),
);
