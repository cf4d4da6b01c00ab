import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hintCompilation } from './compile-hints';

test('what every page that wakes runs is compiled beforehand, and says so once', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  write('build-manifest.json', JSON.stringify({ rootMainFiles: ['react.js'], pages: {} }));
  write('react.js', 'react();');
  write('editor.js', 'editor();');

  hintCompilation(folder);
  hintCompilation(folder);

  expect(read('react.js')).toBe('//# allFunctionsCalledOnLoad\nreact();');
  expect(read('editor.js')).toBe('editor();');
  fs.rmSync(folder, { recursive: true });
});
