import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { endWithUs } from './children.ts';
import { postgrest } from './postgres.ts';
import { ended, freePort, reachable } from './processes.ts';

/** @param keys by which tokens are checked: a secret, or a set of public keys as JSON */
export async function startPostgrest(postgresPort: number, keys: string) {
  const port = await freePort();
  const child = endWithUs(
    spawn(postgrest, [], {
      stdio: 'ignore',
      env: {
        NODE_ENV: 'test',
        PGRST_DB_URI: `postgresql://authenticator@127.0.0.1:${postgresPort}/postgres`,
        PGRST_DB_SCHEMAS: 'public',
        PGRST_DB_ANON_ROLE: 'anon',
        PGRST_DB_EXTRA_SEARCH_PATH: 'public,extensions',
        PGRST_DB_MAX_ROWS: '1000',
        PGRST_JWT_SECRET: keys,
        PGRST_SERVER_HOST: '127.0.0.1',
        PGRST_SERVER_PORT: String(port),
      },
    }),
  );
  await reachable(port);
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; !(await fetch(`${url}/`)).ok; attempt++) {
    if (attempt === 400) throw new Error('PostgREST does not read its schema.');
    await pause(50);
  }
  return { url, stop: () => ended(child, 'SIGTERM') };
}
