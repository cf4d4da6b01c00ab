import { safeRedirect } from './safe-redirect';

describe('the page that a sign-in returns to', () => {
  test.each([
    '/admin',
    '/admin?q=rao&page=2',
    '/admin/blog',
    '/admin/blog/edit?id=1',
    '/admin?q=%2F%2Fevil.example',
  ])('%s stays', (path) => expect(safeRedirect(path)).toBe(path));

  test.each([
    '',
    '/',
    '/contact',
    'admin',
    '/administrator',
    '/admin/login?next=/admin',
    '/admin/../contact',
    '/admin/%2e%2e/contact',
    '//evil.example/admin',
    '/\\evil.example',
    '/admin\\..\\..\\evil.example',
    '/admin\t//evil.example',
    'https://evil.example/admin',
    'javascript:alert(1)',
    '/admin@evil.example',
  ])('%j becomes /admin', (path) => expect(safeRedirect(path)).toBe('/admin'));
});
