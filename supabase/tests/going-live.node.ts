import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { readConfig } from '../local/config.ts';
import { installPlatform, seed } from '../local/database/migrate.ts';
import { HOSTED } from '../local/real/hosted.ts';
import { startPostgres, whyUnavailable } from '../local/test/postgres.ts';
import { supabase, whyNoCli } from './supabase-cli.ts';

const reason = whyUnavailable() ?? whyNoCli();
if (reason) console.log(`Going live is not tried with Supabase's own command: ${reason}.`);

/** An empty project: what Supabase brings, and nothing of ours, not even a history of migrations. */
async function emptyProject() {
  const postgres = await startPostgres();
  await installPlatform(postgres.connection);
  await postgres.connection.script(`${HOSTED}; reset role; alter role hosted_owner login;
    drop schema supabase_migrations cascade; drop schema local cascade;`);
  const url = `postgresql://hosted_owner@127.0.0.1:${postgres.port}/postgres?sslmode=disable`;
  const push = () => supabase('db', 'push', '--include-seed', '--yes', `--remote=${url}`);
  return { ...postgres, first: push(), second: push() };
}

const COUNTS = `select (select count(*) from public.service_details) as services,
  (select count(*) from public.email_templates) as templates, (select count(*) from public.authors) as authors,
  (select count(*) from public.blog_posts) as posts, (select count(*) from public.city_pages) as cities`;

describe('going live, from an empty project on PostgreSQL 17', { skip: reason ?? false }, () => {
  const made = reason ? null : emptyProject();
  const project = async () => (await made) ?? assert.fail();
  after(async () => {
    (await made)?.connection.close();
    await (await made)?.stop();
  });
  const sql = async (text: string) => (await (await project()).connection.run({ text }))[0] ?? [];

  it('`supabase db push --include-seed` runs every migration and loads what every site needs, without samples', async () => {
    const { first } = await project();
    assert.equal(first.status, 0, first.output);
    const versions = await sql('select version from supabase_migrations.schema_migrations order by version');
    const files = readdirSync(readConfig().migrations).map((file) => file.split('_')[0]);
    assert.deepEqual(
      versions.map(({ version }) => version),
      files.sort(),
    );
    assert.deepEqual(await sql(COUNTS), [
      { services: '6', templates: '1', authors: '0', posts: '0', cities: '0' },
    ]);
  });

  it('pushing once more changes nothing', async () => {
    const { second } = await project();
    assert.equal(second.status, 0, second.output);
    assert.deepEqual(await sql('select count(*) as services from public.service_details'), [
      { services: '6' },
    ]);
  });

  it('visitors see the services, and what the project knows of itself is for the secret key alone', async () => {
    const { connection } = await project();
    await connection.script('set role anon');
    assert.deepEqual(await sql('select count(*) as services from public.service_details'), [
      { services: '6' },
    ]);
    await assert.rejects(sql('select public.project_facts()'), /permission denied/);
    await connection.script('reset role');
    const [row] = await sql(`select public.project_facts() as facts`);
    assert.partialDeepStrictEqual(JSON.parse(row?.facts ?? ''), {
      services: 6,
      has_template: true,
      owners: 0,
      bucket_is_public: true,
      samples: 0,
    });
  });

  it('the seed, with samples, can be loaded again and again: what is there is left as it is', async () => {
    const { connection } = await project();
    await seed(connection, readConfig());
    await sql(`update public.service_details set hero_heading = 'Ours' where service_slug = 'seo'`);
    const before = await sql(COUNTS);
    await seed(connection, readConfig());
    assert.deepEqual(await sql(COUNTS), before);
    assert.ok(Number(before[0]?.posts) > 10);
    assert.deepEqual(
      await sql(`select hero_heading from public.service_details where service_slug = 'seo'`),
      [{ hero_heading: 'Ours' }],
    );
  });
});
