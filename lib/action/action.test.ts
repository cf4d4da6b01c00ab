import type { Administrator } from '../auth';
import { mockEnvironment } from '../testing/environment';
import * as z from '../validation/zod';
import type { ActionState } from '.';

const { jest } = import.meta;
mockEnvironment();
let headers = new Headers();
jest.unstable_mockModule('next/headers', () => ({ headers: async () => headers }));
const getAdministrator = jest.fn<Promise<Administrator | null>, []>();
const recordEvent = jest.fn();
jest.unstable_mockModule('../auth', () => ({ getAdministrator }));
jest.unstable_mockModule('../security/events', () => ({ recordEvent }));
const { notFound, redirect } = await import('next/navigation');
const { adminAction, ownerAction, publicAction } = await import('.');
const { UserError } = await import('./user-error');

const schema = z.object({
  name: z
    .string()
    .min(2, 'Too short')
    .regex(/^[a-z]+$/i, 'Letters only'),
  token: z.string().default(''),
});
type Input = z.infer<typeof schema>;
const run = jest.fn<Promise<ActionState>, [Input]>();
const action = publicAction(schema, ['name', 'city'], run);

function submit(fields: Record<string, string | File> = {}): Promise<ActionState> {
  const data = new FormData();
  for (const [name, value] of Object.entries({ name: 'Asha', city: 'Pune', ...fields }))
    data.append(name, value);
  return action({ status: 'idle' }, data);
}

beforeEach(() => {
  headers = new Headers({ origin: 'https://www.marigold.example' });
  run.mockReset().mockResolvedValue({ status: 'success' });
});

describe('a public action', () => {
  test('runs with what the schema made of the form', async () => {
    expect(await submit({ token: 't', extra: 'x' })).toEqual({ status: 'success' });
    expect(run).toHaveBeenCalledWith({ name: 'Asha', token: 't' });
  });

  test('answers the first fault of each field, and what was typed', async () => {
    expect(await submit({ name: '1', token: 'secret' })).toEqual({
      status: 'failure',
      reason: 'invalid',
      message: 'Please correct the fields marked below.',
      fieldErrors: { name: 'Too short' },
      values: { name: '1', city: 'Pune' },
    });
    expect(run).not.toHaveBeenCalled();
  });

  test('gives back what was typed after a failure of the work itself', async () => {
    run.mockResolvedValue({ status: 'failure', reason: 'limited', message: 'Later.' });
    expect(await submit()).toMatchObject({ reason: 'limited', values: { name: 'Asha', city: 'Pune' } });
  });

  test('never throws at the form, and logs neither the message of the error nor what was typed', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    run.mockRejectedValue(Object.assign(new Error('Asha of Pune'), { code: '08006' }));
    expect(await submit()).toEqual({
      status: 'failure',
      reason: 'unexpected',
      message: expect.stringMatching(
        /^An unexpected error occurred\. Please try again\. \(Error [\da-f]{8}\)$/,
      ),
      values: { name: 'Asha', city: 'Pune' },
    });
    expect(String(logged.mock.calls)).toContain('"code":"08006"');
    expect(String(logged.mock.calls)).not.toMatch(/Asha|Pune/);
    logged.mockRestore();
  });

  test.each([
    ['a redirect', () => redirect('/thanks')],
    ['a missing page', () => notFound()],
  ])('leaves %s to Next', async (_, leave) => {
    run.mockImplementation(async () => leave());
    await expect(submit()).rejects.toThrow(/^NEXT_/);
  });

  test('takes a file for an empty field, and the first of repeated ones', async () => {
    const data = new FormData();
    data.append('name', 'First');
    data.append('name', 'Second');
    await action({ status: 'idle' }, data);
    expect(run).toHaveBeenLastCalledWith({ name: 'First', token: '' });
    const file = new File(['x'], 'x.txt');
    expect(await submit({ name: file })).toMatchObject({ reason: 'invalid', values: { name: '' } });
  });

  test.each(['__proto__', 'constructor', '$ACTION_ID_1'])(
    'a field called %s changes nothing',
    async (name) => {
      expect(await submit({ [name]: 'x' })).toEqual({ status: 'success' });
      expect(run).toHaveBeenCalledWith({ name: 'Asha', token: '' });
      expect({}).not.toHaveProperty('x');
    },
  );
});

describe('the origin of an action', () => {
  test.each<Record<string, string>>([
    { origin: 'https://www.marigold.example' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])('%j is let through to Next, which compares it with the host', async (sent) => {
    headers = new Headers(sent);
    expect(await submit()).toEqual({ status: 'success' });
  });

  test.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: '' },
  ])('%j is refused, and nothing runs', async (sent) => {
    headers = new Headers(sent);
    expect(await submit()).toMatchObject({ status: 'failure', reason: 'origin', values: { name: 'Asha' } });
    expect(run).not.toHaveBeenCalled();
  });
});

describe('an action of the staff', () => {
  const administrator: Administrator = { id: 'a', email: 'staff@example.in', role: 'editor' };
  const work = jest.fn<Promise<string>, [Input, Administrator]>();
  const action = adminAction(schema, work);

  beforeEach(() => {
    getAdministrator.mockReset().mockResolvedValue(administrator);
    work.mockReset().mockResolvedValue('done');
  });

  test('runs for an administrator, with what the schema made of the input', async () => {
    expect(await action({ name: 'Asha', id: 'x' })).toEqual({ status: 'success', data: 'done' });
    expect(work).toHaveBeenCalledWith({ name: 'Asha', token: '' }, administrator);
  });

  test('tells somebody else nothing, not even what is wrong with the input', async () => {
    getAdministrator.mockResolvedValue(null);
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await action({ name: '1' })).toMatchObject({ status: 'failure', reason: 'session' });
    expect(recordEvent).toHaveBeenCalledWith('admin.refused', { detail: 'action' });
    expect(await action({ name: '1' })).not.toHaveProperty('fieldErrors');
    expect(work).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  test('that is for owners runs for an owner, and tells an editor that it is for owners', async () => {
    const forOwners = ownerAction(schema, work);
    expect(await forOwners({ name: '1' })).toMatchObject({ reason: 'forbidden' });
    expect(await forOwners({ name: '1' })).not.toHaveProperty('fieldErrors');
    expect(work).not.toHaveBeenCalled();
    getAdministrator.mockResolvedValue({ ...administrator, role: 'owner' });
    expect(await forOwners({ name: 'Asha' })).toEqual({ status: 'success', data: 'done' });
  });

  test('is not run from another site', async () => {
    headers = new Headers();
    expect(await action({ name: 'Asha' })).toMatchObject({
      status: 'failure',
      reason: 'unexpected',
    });
    expect(getAdministrator).not.toHaveBeenCalled();
  });

  test.each([
    null,
    undefined,
    'text',
    [],
    { name: ['a'] },
    { name: { length: 5 } },
    JSON.parse('{"__proto__":{}}'),
  ])('refuses %j as input', async (input) => {
    expect(await action(input)).toMatchObject({ status: 'failure', reason: 'invalid' });
    expect(work).not.toHaveBeenCalled();
  });

  test('passes a refusal on in its own words', async () => {
    work.mockRejectedValue(new UserError('conflict', 'Somebody was quicker.'));
    expect(await action({ name: 'Asha' })).toMatchObject({
      reason: 'conflict',
      message: 'Somebody was quicker.',
    });
  });

  test('an outage, of Auth too, is said without its details', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    getAdministrator.mockRejectedValue(new Error('10.0.0.5 refused'));
    const answer = await action({ name: 'Asha' });
    expect(answer).toMatchObject({ status: 'failure', reason: 'unavailable' });
    expect(JSON.stringify(answer)).not.toContain('10.0.0.5');
    logged.mockRestore();
  });
});
