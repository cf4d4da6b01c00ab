import fs from 'node:fs';
import path from 'node:path';
import { projectClient } from '../../supabase/project.ts';
import * as z from '../../validation/zod.ts';
import { explained } from '../administrators.ts';
import { root } from '../paths.ts';
import type { Variables } from '../settings.ts';
import { bad, type Finding, good, note } from './finding.ts';

const factsSchema = z.object({
  migrations: z.array(z.string()),
  bucket_is_public: z.boolean().nullable(),
  services: z.number(),
  has_template: z.boolean(),
  owners: z.number(),
  samples: z.number(),
});
type Facts = z.infer<typeof factsSchema>;

const PUSH = '`supabase db push --include-seed`';

/** Whether the project answers, and has what the site needs to be there. */
export async function checkDatabase({ SUPABASE_URL = '', ...variables }: Variables): Promise<Finding[]> {
  const { data, error } = await projectClient(SUPABASE_URL, variables.SUPABASE_SECRET_KEY).rpc(
    'project_facts',
  );
  if (error?.code === 'PGRST202')
    return [bad(`The database has not all migrations of this release: push them with ${PUSH}.`)];
  if (error) return [bad(explained(error, SUPABASE_URL).message)];
  const facts = factsSchema.parse(data);
  return [
    good(`${SUPABASE_URL} answers and takes the secret key.`),
    checkMigrations(facts),
    facts.services > 0
      ? good(`There are ${facts.services} services.`)
      : bad(`There are no services, so their pages are missing: load them with ${PUSH}.`),
    facts.has_template
      ? good('The e-mail about an enquiry has its text.')
      : bad(`The e-mail about an enquiry has no text: load it with ${PUSH}.`),
    facts.owners > 0
      ? good('The staff area has an owner.')
      : bad(
          'Nobody can enter the staff area: make the first owner with `npm run admin -- add someone@example.com`.',
        ),
    checkBucket(facts),
    ...(facts.samples > 0
      ? [
          note(
            `${facts.samples} authors and city pages are samples: replace or delete them in the staff area.`,
          ),
        ]
      : []),
  ];
}

function checkMigrations({ migrations }: Facts): Finding {
  const files = fs
    .readdirSync(path.join(root, 'supabase/migrations'))
    .flatMap((file) => file.match(/^\d+/) ?? []);
  const missing = files.filter((version) => !migrations.includes(version));
  const unknown = migrations.filter((version) => !files.includes(version));
  if (missing.length > 0)
    return bad(
      `The database lacks ${missing.length} of ${files.length} migrations, ${missing[0]} first: push them with ${PUSH}.`,
    );
  if (unknown.length > 0)
    return bad(
      `The database is of a newer release, with ${unknown.at(-1)}: serve that release, or restore a backup into another project.`,
    );
  return good(`All ${files.length} migrations have run.`);
}

function checkBucket({ bucket_is_public: isPublic }: Facts): Finding {
  if (isPublic) return good('Pictures have their bucket.');
  return bad(
    isPublic === null
      ? 'There is no bucket blog-images for pictures: make it in the dashboard under Storage, public, for files up to 5 MB.'
      : 'The bucket blog-images is not public, so that no picture shows: make it public in the dashboard under Storage.',
  );
}
