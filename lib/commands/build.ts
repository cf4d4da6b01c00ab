import path from 'node:path';
import { CommandError } from './command-error.ts';
import { root } from './paths.ts';
import { stop } from './processes.ts';
import { readOwnSettings } from './settings.ts';
import { buildRelease, buildSite } from './site-build.ts';
import { isRunning, startStack } from './stack.ts';
import { makeStandalone } from './standalone.ts';

/**
 * Builds the site for production, beside the one that may be running; the pages are rendered from the database, so the
 * embedded stack runs meanwhile. With `standalone` it also makes a folder that needs nothing but Node, the one that is named
 * or `.next/standalone`.
 */
export default async function build([what, folder = '.next/standalone']: string[]): Promise<void> {
  if (what && what !== 'standalone')
    throw new CommandError(
      `There is nothing to build that is called "${what}": standalone, or nothing more.`,
    );
  const settings = readOwnSettings();
  const stack = settings.local && (await isRunning(settings.local)) ? null : await startStack(settings);
  try {
    // It takes what is built from where Next puts it.
    if (settings.variables.VERCEL) return await buildSite(settings.variables);
    const release = await buildRelease(settings.variables);
    if (!what) return;
    const target = path.resolve(folder);
    await makeStandalone(path.join(root, release.NEXT_DIST_DIR ?? ''), target);
    console.log(`${target} holds the whole site: node server.js`);
  } finally {
    if (stack) await stop(stack);
  }
}
