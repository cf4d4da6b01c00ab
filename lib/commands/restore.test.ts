/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { backUp } from './backup';
import { forgetMarks, parseRestoreArguments, restoreInto } from './restore';
import type { Settings } from './settings';

const given = parseRestoreArguments(['backups/a', '--replace', '--secrets', 'backups/a.secrets.json']);

test('the folder, whether to replace and the keys are read', () => {
  expect(given).toEqual({
    folder: path.resolve('backups/a'),
    isReplacing: true,
    secrets: path.resolve('backups/a.secrets.json'),
  });
  expect(parseRestoreArguments(['a'])).toMatchObject({ isReplacing: false, secrets: null });
});

test.each([[[]], [['a', 'b']], [['a', '--force']], [['a', '--secrets']]])(
  'anything else is answered with how it is used: %j',
  (args) => expect(() => parseRestoreArguments(args)).toThrow('npm run restore -- '),
);

test('a file that holds no keys is refused before anything is done, and so is a folder that is taken', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'restore-'));
  const secrets = path.join(folder, 'keys.json');
  fs.writeFileSync(secrets, '{"something": "else"}');
  const local = {
    stackUrl: 'http://127.0.0.1:9',
    dataFolder: folder,
    administrator: { email: '', password: '' },
  };
  const settings: Settings = { variables: {}, local };
  await expect(restoreInto(settings, { ...given, secrets })).rejects.toThrow('holds no keys of a backup');
  await expect(backUp(settings, folder)).rejects.toThrow('something at');
});

test('of a hosted project its connection string is asked for, and its keys are elsewhere', async () => {
  const settings: Settings = { variables: {}, local: null };
  await expect(restoreInto(settings, given)).rejects.toThrow('SUPABASE_DB_URL is missing');
  await expect(backUp(settings, '/nowhere')).rejects.toThrow('SUPABASE_DB_URL is missing');
  const variables = { SUPABASE_DB_URL: 'postgresql://a@b/c' };
  await expect(restoreInto({ ...settings, variables }, given)).rejects.toThrow('are in .env.local');
});

test('no release goes on from where it was with other data, and each keeps its files', () => {
  const builds = fs.mkdtempSync(path.join(os.tmpdir(), 'restore-'));
  for (const folder of ['server', 'releases/one/server']) {
    fs.mkdirSync(path.join(builds, folder), { recursive: true });
    for (const file of ['page-marks.json', 'page.js']) fs.writeFileSync(path.join(builds, folder, file), '');
  }
  forgetMarks(builds);
  const left = fs.globSync('**/*.js*', { cwd: builds }).sort();
  expect(left).toEqual(['releases/one/server/page.js', 'server/page.js']);
});
