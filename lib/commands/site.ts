import type { ChildProcess } from 'node:child_process';
import { nextBin, serveScript } from './paths.ts';
import { startNode, stop, untilReady } from './processes.ts';
import type { Variables } from './settings.ts';

/**
 * The site keeps some 100 MB; left alone, V8 collects late and lets a storm of invented addresses take a gigabyte. With
 * this bound the process stays below 600 MB.
 */
const HEAP_MB = 256;
/** The C library keeps memory apart for each thread that compresses, and gives hardly any of it back. */
const MALLOC_ARENAS = '2';

/** Serves the built site on the port that `variables` name, and answers when it is ready. */
export async function startSite(variables: Variables, { quiet = false } = {}): Promise<ChildProcess> {
  const site = startNode([`--max-old-space-size=${HEAP_MB}`, serveScript], {
    variables: { MALLOC_ARENA_MAX: MALLOC_ARENAS, ...variables, NODE_ENV: 'production' },
    quiet,
  });
  return readyOn(variables.PORT ?? '3000', site, 'The site');
}

/** Serves it with Next's own server and page cache, as a host does that ignores ours. */
export async function startPlainSite(variables: Variables): Promise<ChildProcess> {
  const port = variables.PORT ?? '3000';
  const site = startNode([nextBin, 'start', '--port', port], {
    variables: { ...variables, NODE_ENV: 'production', PLAIN_NEXT: 'true' },
  });
  return readyOn(port, site, 'The plain site');
}

async function readyOn(port: string, site: ChildProcess, what: string): Promise<ChildProcess> {
  try {
    await untilReady(`http://127.0.0.1:${port}/api/health`, site, what);
  } catch (error) {
    await stop(site);
    throw error;
  }
  return site;
}
