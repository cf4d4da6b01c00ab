/** @jest-environment node */
import type { Administrator } from '../auth';
import { mockEnvironment } from '../testing/environment';

const { jest } = import.meta;
mockEnvironment();
const asked: string[] = [];
let standing = 'unknown';
let mailFailure: { status: number } | null = null;
const rpc = async (name: string) => {
  asked.push(name);
  const data = { add_staff: standing, remove_staff: true }[name] ?? null;
  if (name === 'add_staff') standing = 'invited';
  return { data, error: null };
};
const sent = (kind: string) => async () => {
  asked.push(kind);
  return { data: {}, error: mailFailure };
};
jest.unstable_mockModule('../supabase/session', () => ({ sessionClient: async () => ({ rpc }) }));
jest.unstable_mockModule('../supabase/uncached', () => ({
  uncachedClient: () => ({ auth: { resetPasswordForEmail: sent('link') } }),
}));
jest.unstable_mockModule('../supabase/secret', () => ({
  secretClient: () => ({
    auth: { admin: { inviteUserByEmail: sent('invitation'), deleteUser: sent('account deleted') } },
  }),
}));
let wait = 0;
jest.unstable_mockModule('../auth/attempts', () => ({
  takeInvitation: async () => ({ isAllowed: wait === 0, retryAfterSeconds: wait }),
}));
jest.unstable_mockModule('../security/events', () => ({ recordEvent: async () => {} }));
const { invite, remove } = await import('.');

const owner: Administrator = { id: 'o1', email: 'owner@marigold.example', role: 'owner' };
const invitation = { email: 'new@marigold.example', role: 'editor' } as const;

beforeEach(() => {
  asked.length = 0;
  standing = 'unknown';
  mailFailure = null;
  wait = 0;
});

test('somebody new gets an account by the invitation, then the role', async () => {
  expect(await invite(invitation, owner)).toBe('invited');
  expect(asked).toEqual(['add_staff', 'invitation', 'add_staff']);
});

test('an invitation whose second half failed is repaired by the next one', async () => {
  standing = 'invited';
  expect(await invite(invitation, owner)).toBe('invited');
  expect(asked).toEqual(['add_staff', 'invitation']);
});

test('whoever has an account already gets a link for a password', async () => {
  standing = 'known';
  expect(await invite(invitation, owner)).toBe('known');
  expect(asked).toEqual(['add_staff', 'link']);
});

test('too many e-mails are said in a sentence, and too many invitations send none', async () => {
  mailFailure = { status: 429 };
  await expect(invite(invitation, owner)).rejects.toThrow('Please send the invitation again in an hour.');
  wait = 120;
  asked.length = 0;
  await expect(invite(invitation, owner)).rejects.toThrow('You have sent many invitations.');
  expect(asked).toEqual([]);
});

test('an invitation that is withdrawn leaves no account behind', async () => {
  await remove('p1', owner);
  expect(asked).toEqual(['remove_staff', 'account deleted']);
});
