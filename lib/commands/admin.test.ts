import { passwordProblem } from '../auth/password';
import { type AdminRequest, parseAdminArguments } from './admin-arguments';
import { performRequest } from './admin-work';
import { type Administrators, explained, type ListedAdministrator } from './administrators';
import { generatePassword } from './generated-password';

const { jest } = import.meta;
const email = 'farah@marigold.example';
const farah: ListedAdministrator = { id: 'f1', email, role: 'owner', since: '2026-11-20T20:00:00Z' };
const vikram: ListedAdministrator = {
  id: 'v1',
  email: 'vikram.menon@marigold.example',
  role: 'editor',
  since: '2026-11-21T05:00:00Z',
};

function project(present = [farah], account: { id: string; email_confirmed_at?: string } | null = null) {
  const fake = {
    list: jest.fn(async () => present),
    find: jest.fn(async () => account),
    create: jest.fn(async () => 'new'),
    setPassword: jest.fn(async () => {}),
    unlock: jest.fn(async () => {}),
    resetSecondFactor: jest.fn(async () => {}),
    appoint: jest.fn(async () => {}),
    changeRole: jest.fn(async () => {}),
    dismiss: jest.fn(async () => {}),
    deleteUser: jest.fn(async () => {}),
  };
  const administrators = fake as typeof fake & Administrators;
  const perform = (line: string, password: string | null = null) =>
    performRequest(parseAdminArguments(line.split(' ')), administrators, password);
  return { ...fake, perform };
}

describe('the arguments of npm run admin', () => {
  test.each<[string, AdminRequest]>([
    ['list', { verb: 'list' }],
    ['unlock farah@marigold.example', { verb: 'unlock', email }],
    ['second-factor farah@marigold.example', { verb: 'second-factor', email }],
    ['add Farah@Marigold.example', { verb: 'add', email, role: 'owner', passwordFromStdin: false }],
    ['add farah@marigold.example --editor', { verb: 'add', email, role: 'editor', passwordFromStdin: false }],
    ['role farah@marigold.example --editor', { verb: 'role', email, role: 'editor' }],
    [
      'password --password-stdin farah@marigold.example',
      { verb: 'password', email, passwordFromStdin: true },
    ],
    ['remove farah@marigold.example --delete-user', { verb: 'remove', email, deleteUser: true }],
  ])('%s', (line, request) => expect(parseAdminArguments(line.split(' '))).toEqual(request));

  test.each([
    ['', 'Say what to do.'],
    ['--force', 'Say what to do.'],
    ['delete a@b.example', 'There is no "delete".'],
    ['constructor', 'There is no "constructor".'],
    ['add', 'Name an e-mail address.'],
    ['add farah', '"farah" is no e-mail address.'],
    ['add a@b.example c@d.example', '"c@d.example" is too much: add takes one e-mail address.'],
    ['role a@b.example', 'Say --owner or --editor.'],
    ['role a@b.example --owner --editor', 'Say --owner or --editor.'],
    ['list a@b.example', '"a@b.example" is too much: list takes nothing.'],
    ['add a@b.example --force', 'add does not know "--force".'],
    ['password a@b.example --password-stdin=secret', 'password does not know "--password-stdin=secret".'],
    ['add a@b.example --constructor', 'add does not know "--constructor".'],
  ])('%j is refused with one sentence and the usage', (line, sentence) => {
    const parse = () => parseAdminArguments(line.split(' ').filter(Boolean));
    expect(parse).toThrow(`${sentence}\n\nUsage:`);
  });
});

describe('an administrator', () => {
  test('is listed with the day in India since when', async () => {
    expect(await project([farah, vikram]).perform('list')).toBe(
      `${email}         owner   since 21 Nov 2026\nvikram.menon@marigold.example  editor  since 21 Nov 2026`,
    );
    expect(await project([]).perform('list')).toBe('There is no administrator yet.');
  });

  test('gets an account and a password that is said once', async () => {
    const { perform, create, appoint } = project([vikram]);
    const answer = await perform(`add ${email}`);
    const [[, password]] = create.mock.calls as unknown as [[string, string]];
    expect(answer).toContain(`Password: ${password}\n`);
    expect(appoint).toHaveBeenCalledWith('new', 'owner');
  });

  test('a given password is not repeated', async () => {
    const { perform, create } = project([vikram]);
    expect(await perform(`add ${email} --password-stdin`, 'velvet-tractor-71')).not.toContain('velvet');
    expect(create).toHaveBeenCalledWith(email, 'velvet-tractor-71');
  });

  test('keeps the password of a confirmed account, and of no other', async () => {
    const confirmed = project([vikram], { id: 'f1', email_confirmed_at: '2026-11-01T00:00:00Z' });
    expect(await confirmed.perform(`add ${email}`)).toContain(
      'with the password that the account had already',
    );
    expect(confirmed.setPassword).not.toHaveBeenCalled();
    const unconfirmed = project([vikram], { id: 'f1' });
    expect(await unconfirmed.perform(`add ${email}`)).toContain('Password: ');
    expect(unconfirmed.setPassword).toHaveBeenCalledWith('f1', expect.any(String));
    for (const { create, appoint } of [confirmed, unconfirmed]) {
      expect(create).not.toHaveBeenCalled();
      expect(appoint).toHaveBeenCalledWith('f1', 'owner');
    }
  });

  test('is let in again by unlock and by a new password', async () => {
    const { perform, unlock, setPassword } = project();
    expect(await perform(`unlock ${email}`)).toContain('can log in again at once');
    expect(setPassword).not.toHaveBeenCalled();
    await perform(`password ${email}`);
    expect(unlock.mock.calls).toEqual([[email], [email]]);
    await expect(perform('unlock nobody@marigold.example')).rejects.toThrow('is no administrator');
  });

  test('loses the second factor whose device is lost', async () => {
    const { perform, resetSecondFactor } = project();
    expect(await perform(`second-factor ${email}`)).toContain('with the password alone');
    expect(resetSecondFactor).toHaveBeenCalledWith('f1');
  });

  test('gets another role', async () => {
    const { perform, changeRole } = project([farah, vikram]);
    expect(await perform(`role ${email} --editor`)).toBe(`${email} is an editor now.`);
    expect(changeRole).toHaveBeenCalledWith('f1', 'editor');
  });

  test('is removed, and keeps the account', async () => {
    const { perform, dismiss, deleteUser } = project([farah, vikram]);
    expect(await perform(`remove ${email}`)).toBe(
      `${email} is no longer an administrator; the account remains.`,
    );
    expect(dismiss).toHaveBeenCalledWith('f1');
    expect(deleteUser).not.toHaveBeenCalled();
  });

  test('goes with the account when that is asked for', async () => {
    const { perform, deleteUser } = project([farah, vikram]);
    expect(await perform(`remove ${email} --delete-user`)).toContain('the account is deleted');
    expect(deleteUser).toHaveBeenCalledWith('f1');
  });

  test.each([
    [`add ${email}`, 'is an administrator already'],
    ['remove a@b.example', 'a@b.example is no administrator'],
    ['password a@b.example', 'a@b.example is no administrator'],
  ])('%s is refused', async (line, reason) => expect(project().perform(line)).rejects.toThrow(reason));
});

test('a password that is made passes for every account', () => {
  const password = generatePassword();
  expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  expect(passwordProblem(password, email)).toBeNull();
});

test.each([
  [{ message: 'TypeError: fetch failed' }, 'does not answer'],
  [{ message: 'Invalid API key', status: 401 }, 'refuses the secret key'],
  [{ message: 'permission denied for table administrators', code: '42501' }, 'must be the secret key'],
  [{ message: 'Could not find the table', code: 'PGRST205' }, 'apply supabase/migrations'],
  [{ message: 'Database error deleting user', status: 500 }, 'answered: Database error deleting user'],
])('what goes wrong is said in one sentence: %j', (error, sentence) => {
  const { message } = explained(error, 'https://project.example');
  expect(message).toContain(sentence);
  expect(message).toContain('https://project.example');
});
