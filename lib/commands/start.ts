import { keepRunning } from './keep-running.ts';
import { requireFreePort, stop } from './processes.ts';
import { readOwnSettings } from './settings.ts';
import { startSite } from './site.ts';
import { buildRelease, noteServed } from './site-build.ts';
import { startLocal, startStack } from './stack.ts';
import { endOnSignals } from './supervise-children.ts';

/** Builds and serves the production site, with the embedded Supabase unless .env.local names a project. */
export default async function start(): Promise<void> {
  const settings = readOwnSettings();
  const { sitePort } = settings;
  const { local, variables } = settings;
  await requireFreePort(sitePort, 'the site', 'PORT');

  if (local) console.log('Starting the embedded Supabase (PostgreSQL, sign-in, inbox) ...');
  const stack = await startStack(settings);
  const release = await buildRelease(variables).catch(async (error) => {
    if (stack) await stop(stack);
    throw error;
  });
  noteServed(release);
  const serve = () => startSite({ ...release, PORT: String(sitePort) });
  const site = await serve().catch(async (error) => {
    if (stack) await stop(stack);
    throw error;
  });
  endOnSignals([
    keepRunning('The site', site, serve),
    ...(stack && local
      ? [keepRunning('The embedded Supabase', stack, () => startLocal(local, variables))]
      : []),
  ]);

  console.log(`\n  Site           ${variables.SITE_URL}`);
  if (local) {
    console.log(`  Inbox          ${local.stackUrl}/inbox`);
    console.log(`  Administrator  ${local.administrator.email}`);
    console.log(`  Password       ${local.administrator.password}`);
  }
  console.log('\n  Ctrl-C ends everything.\n');
}
