import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';

const folder = join(import.meta.dirname, '../migrations');
/** A line for each migration, as `sha256sum` writes it. */
const kept = readFileSync(join(import.meta.dirname, '../migrations.sha256'), 'utf8')
  .trim()
  .split('\n');

it('no migration that has run somewhere is changed, renamed or taken away, and each new one comes last', () => {
  const files = readdirSync(folder).sort();
  const present = files.map((file) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    return `${hash}  ${file}`;
  });
  assert.deepEqual(
    present.slice(0, kept.length),
    kept,
    'What is in supabase/migrations.sha256 stays as it is (docs/decisions/D20).',
  );
  assert.deepEqual(
    present.slice(kept.length),
    [],
    'Add these lines to the end of supabase/migrations.sha256:',
  );
});
