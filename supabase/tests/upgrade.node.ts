import assert from 'node:assert/strict';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import { backUpFolder, restoreFolder } from '../backup/embedded.ts';
import { readConfig } from '../local/config.ts';
import { Connection } from '../local/database/connection.ts';
import { EmbeddedDatabase } from '../local/database/embedded.ts';
import { openFolder } from '../local/database/folder.ts';
import { startStack } from '../local/stack.ts';
import { keys } from './support.ts';

const FIRST_RELEASE = '20261121*_*.sql';
const PASSWORD = 'correct horse battery staple';

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8');

/** A database folder as the first release left it: its platform, its migrations, and rows of an agency. */
async function folderOfFirstRelease(folder: string): Promise<void> {
  const connection = new Connection(new EmbeddedDatabase(folder, 60_000));
  await connection.script(read('upgrade', 'platform.sql'));
  for (const file of globSync(FIRST_RELEASE, { cwd: join(import.meta.dirname, '../migrations') }).sort()) {
    const version = basename(file).split('_')[0];
    await connection.script(
      `${read('../migrations', file)}\n;reset all; insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${file}')`,
    );
  }
  await connection.script(read('upgrade', 'rows.sql'));
  await connection.close();
}

async function openToday() {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  await folderOfFirstRelease(join(folder, 'db'));
  const stack = await startStack(
    readConfig({
      LOCAL_STACK_PORT: '0',
      LOCAL_STACK_DATA: join(folder, 'db'),
      SUPABASE_PUBLISHABLE_KEY: keys.publishable,
      SUPABASE_SECRET_KEY: keys.secret,
    }),
  );
  const client = createClient(stack.url, keys.publishable, { auth: { persistSession: false } });
  return {
    client,
    async close() {
      await stack.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

describe('a database of the first release', () => {
  const opened = openToday();
  after(async () => (await opened).close());

  it('shows visitors what it showed', async () => {
    const { client } = await opened;
    const shown = await Promise.all([
      client.from('blog_posts').select('slug, title, author'),
      client.from('city_pages').select('city_slug, intro_paragraph, status'),
      client.from('service_details').select('service_slug, service_description'),
      client.from('covered_cities').select('slug, services'),
      client.from('slug_redirects').select('source_path, target_path'),
      client.from('site_sections').select('name'),
    ]);
    assert.deepEqual(
      shown.map(({ data, error }) => error ?? data),
      [
        [{ slug: 'an-old-article', title: 'An old article', author: 'Asha Rao' }],
        [{ city_slug: 'pune', intro_paragraph: 'Pune, in our own words.', status: 'published' }],
        [{ service_slug: 'seo', service_description: 'Search, in our own words.' }],
        [{ slug: 'pune', services: ['SEO'] }],
        [{ source_path: '/old-address', target_path: '/blog/an-old-article' }],
        [],
      ],
    );
  });

  it('lets its administrator in, as the owner, to the enquiries and to everything new', async () => {
    const { client } = await opened;
    const { error } = await client.auth.signInWithPassword({
      email: 'owner@example.com',
      password: PASSWORD,
    });
    assert.equal(error, null);
    assert.equal((await client.rpc('is_owner')).data, true);
    const enquiries = await client.from('form_submissions').select('name, message');
    assert.deepEqual(enquiries.data, [{ name: 'Meera', message: 'Please call me back.' }]);
    const changed = await client
      .from('authors')
      .update({ short_bio: 'Writes about maps.' })
      .eq('slug', 'asha-rao');
    assert.equal(changed.error, null);
    const activity = await client
      .from('activity')
      .select('kind, label, actor_email, fields')
      .not('actor', 'is', null);
    assert.deepEqual(activity.data, [
      { kind: 'author', label: 'Asha Rao', actor_email: 'owner@example.com', fields: ['short_bio'] },
    ]);
  });

  it('comes back from a backup of then', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
    await folderOfFirstRelease(join(folder, 'old'));
    await backUpFolder(join(folder, 'old'), join(folder, 'backup'));
    const config = readConfig({ LOCAL_STACK_DATA: join(folder, 'db') });
    await restoreFolder(join(folder, 'backup'), config, false);
    const connection = await openFolder(config);
    const [[row] = []] = await connection.run({
      text: `select (select title from public.blog_posts) as title, (select count(*) from auth.users) as people,
        (select count(*) from public.form_submissions) as enquiries`,
    });
    assert.deepEqual(row, { title: 'An old article', people: '1', enquiries: '1' });
    await connection.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
