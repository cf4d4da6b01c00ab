import { watchPageScript } from './page-script.ts';
import { nextBin } from './paths.ts';
import { requireFreePort, startNode } from './processes.ts';
import { readOwnSettings } from './settings.ts';
import { startStack } from './stack.ts';
import { superviseChildren } from './supervise-children.ts';

/** Serves the site with hot reload, against the same embedded stack and data as `npm start`. */
export default async function dev(): Promise<void> {
  const settings = readOwnSettings();
  const { sitePort } = settings;
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
