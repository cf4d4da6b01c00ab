import path from 'node:path';
import { watchPageScript } from './page-script.ts';
import { nextBin, root } from './paths.ts';
import { requireFreePort, startNode } from './processes.ts';
import { readSettings } from './settings.ts';
import { startStack } from './stack.ts';
import { superviseChildren } from './supervise-children.ts';

/** Serves the site with hot reload, against the same embedded stack and data as `npm start`. */
export default async function dev(): Promise<void> {
  const sitePort = Number(process.env.PORT ?? 3000);
  const stackPort = Number(process.env.LOCAL_STACK_PORT ?? 54321);
  const settings = readSettings({ dataFolder: path.join(root, '.data'), stackPort, sitePort });
  await requireFreePort(sitePort, 'the site', 'PORT');
  const stack = await startStack(settings);
  const variables = {
    ...settings.variables,
    PAGE_SCRIPT: await watchPageScript(),
    NODE_ENV: 'development',
    NEXT_DIST_DIR: '.next-dev',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const site = startNode([nextBin, 'dev', '--port', String(sitePort)], { variables });
  superviseChildren([site, ...(stack ? [stack] : [])]);
  if (settings.local) {
    const { stackUrl, administrator } = settings.local;
    console.log(
      `Inbox ${stackUrl}/inbox, administrator ${administrator.email}, password ${administrator.password}`,
    );
  }
}
