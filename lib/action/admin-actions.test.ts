/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const { jest } = import.meta;
const sessionClient = jest.fn();
const getAdministrator = jest.fn();
const isSameOrigin = jest.fn();
const auth = { getAdministrator, requireAdministrator: jest.fn(), getSecondFactor: jest.fn() };
jest.unstable_mockModule('../auth', () => auth);
jest.unstable_mockModule('../security/events', () => ({ recordEvent: jest.fn() }));
jest.unstable_mockModule('../request', () => ({ isSameOrigin, clientAddress: jest.fn() }));
jest.unstable_mockModule('../supabase/session', () => ({ sessionClient }));
const env = { IMAGE_HOSTS: [], RESEND_API_KEY: 're_unused', SITE_URL: 'https://site.example' };
jest.unstable_mockModule('../env', () => ({ env }));
jest.unstable_mockModule('../cache/changes', () => ({ followChangesNow: jest.fn() }));
jest.spyOn(console, 'warn').mockImplementation(() => {});

const LIB = path.join(import.meta.dirname, '..');
/** Whatever a browser may call: each export of these files is an action, wherever it is imported. */
const files = globSync('**/*.ts', { cwd: LIB }).filter((file) =>
  /^\s*(['"])use server\1/.test(readFileSync(path.join(LIB, file), 'utf8')),
);

/** Anyone may call these; they have rules and tests of their own. */
const PUBLIC = [
  'acceptLink',
  'askForPassword',
  'choosePassword',
  'logIn',
  'logOut',
  'setUpSecondFactor',
  'showSecondFactor',
  'submitContactForm',
];
/** All that these do is for owners (docs/staff-area.md). */
const OWNERS = ['email', 'people', 'site'];

type Action = (input: unknown) => Promise<unknown>;
const found: { name: string; noun: string; action: Action }[] = [];
for (const file of files)
  for (const [name, action] of Object.entries<Action>(await import(path.join(LIB, file))))
    found.push({ name, noun: path.dirname(file), action });
const staff = found.filter(({ name }) => !PUBLIC.includes(name));
const isForOwners = ({ noun }: { noun: string }) => OWNERS.includes(noun);

const owner = { id: 'a', email: 'owner@example.com', role: 'owner' };
const editor = { ...owner, email: 'editor@example.com', role: 'editor' };
const INPUTS = [undefined, null, 'text', [], {}, { id: 'x', postId: 'x', fields: 1 }];

beforeEach(() => {
  isSameOrigin.mockResolvedValue(true);
  sessionClient.mockClear();
});

test('they are found, and what everybody may call is named here', () => {
  expect(staff.length).toBeGreaterThan(50);
  const names = found.map(({ name }) => name);
  expect(PUBLIC.filter((name) => !names.includes(name))).toEqual([]);
  expect(OWNERS.filter((noun) => !staff.some((action) => action.noun === noun))).toEqual([]);
});

describe.each(staff)('$noun: $name', ({ noun, action }) => {
  test('is refused to whoever is none of the staff, before it looks at what was sent', async () => {
    getAdministrator.mockResolvedValue(null);
    for (const input of INPUTS)
      expect(await action(input)).toMatchObject({ status: 'failure', reason: 'session' });
    expect(sessionClient).not.toHaveBeenCalled();
  });

  test('is refused to another site, whoever is signed in', async () => {
    isSameOrigin.mockResolvedValue(false);
    getAdministrator.mockResolvedValue(owner);
    expect(await action({})).toMatchObject({ status: 'failure' });
    expect(sessionClient).not.toHaveBeenCalled();
  });

  test('breaks at nothing that it cannot read', async () => {
    getAdministrator.mockResolvedValue(owner);
    for (const input of ['text', [], { id: 'x', postId: 'x', fields: 1 }])
      expect(await action(input)).toMatchObject({ status: 'failure', reason: 'invalid' });
    expect(sessionClient).not.toHaveBeenCalled();
  });

  if (isForOwners({ noun }))
    test('is refused to an editor, who is told that it is for owners', async () => {
      getAdministrator.mockResolvedValue(editor);
      for (const input of INPUTS)
        expect(await action(input)).toMatchObject({ status: 'failure', reason: 'forbidden' });
      expect(sessionClient).not.toHaveBeenCalled();
    });
  else
    test('is not kept from an editor', async () => {
      getAdministrator.mockResolvedValue(editor);
      expect(await action('text')).toMatchObject({ reason: 'invalid' });
    });
});
