import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { it } from 'node:test';

for (const name of ['migrations', 'local/platform'])
  it(`no file of ${name} that has run somewhere is changed, renamed or taken away, and each new one comes last`, () => {
    const folder = resolve(import.meta.dirname, '..', name);
    /** A line for each, as `sha256sum` writes it. */
    const kept = readFileSync(`${folder}.sha256`, 'utf8').trim().split('\n');
    const files = readdirSync(folder).sort();
    const present = files.map((file) => {
      const hash = createHash('sha256')
        .update(readFileSync(resolve(folder, file)))
        .digest('hex');
      return `${hash}  ${file}`;
    });
    assert.deepEqual(
      present.slice(0, kept.length),
      kept,
      `What is in supabase/${name}.sha256 stays as it is (docs/decisions/D20).`,
    );
    assert.deepEqual(
      present.slice(kept.length),
      [],
      `Add these lines to the end of supabase/${name}.sha256:`,
    );
  });
