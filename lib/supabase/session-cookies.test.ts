/** @jest-environment node */
import { mockEnvironment } from '../testing/environment';

const { jest } = import.meta;
mockEnvironment();
type Cookie = { name: string; value: string; options: Record<string, unknown> };
const written: Cookie[] = [];
const store = {
  getAll: () => written.map(({ name, value }) => ({ name, value })),
  set: (name: string, value: string, options: Record<string, unknown>) =>
    written.push({ name, value, options }),
};
jest.unstable_mockModule('next/headers', () => ({
  cookies: async () => store,
  headers: async () => new Headers({ 'user-agent': 'A browser' }),
}));
const { sessionClient } = await import('./session');

const user = { id: '1', aud: 'authenticated', email: 'a@marigold.example' };
const payload = Buffer.from(JSON.stringify({ sub: '1', exp: Math.floor(Date.now() / 1000) + 3600 }));
const session = {
  access_token: `e30.${payload.toString('base64url')}.c2ln`,
  ...{ token_type: 'bearer', expires_in: 3600, refresh_token: 'abcdefghijkl', user },
};

test('the cookies of a sign-in last two hours, out of reach of scripts, and those of a sign-out end', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(session));
  const client = await sessionClient();
  await client.auth.signInWithPassword({ email: user.email, password: 'right' });
  expect(written.length).toBeGreaterThan(0);
  expect(new Headers(asked.mock.calls[0]?.[1]?.headers).get('user-agent')).toBe('A browser');
  for (const { name, value, options } of written) {
    expect(options).toMatchObject({ maxAge: 7200, httpOnly: true, secure: true, sameSite: 'lax', path: '/' });
    expect(name).toMatch(/^__Host-staff/);
    expect(name.length + value.length).toBeLessThan(4000);
  }
  written.length = 1;
  await client.auth.signOut({ scope: 'local' });
  expect(written.at(-1)).toMatchObject({ value: '', options: { maxAge: 0, path: '/', secure: true } });
});
