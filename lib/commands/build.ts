import path from 'node:path';
import { root } from './paths.ts';
import { stop } from './processes.ts';
import { readSettings } from './settings.ts';
import { buildSite } from './site-build.ts';
import { startStack } from './stack.ts';

/** Builds the site for production; the pages are rendered from the database, so the embedded stack runs meanwhile. */
export default async function build(): Promise<void> {
  const settings = readSettings({ dataFolder: path.join(root, '.data'), stackPort: 54321, sitePort: 3000 });
  const stack = await startStack(settings);
  try {
    await buildSite(settings.variables);
  } finally {
    if (stack) await stop(stack);
  }
}
