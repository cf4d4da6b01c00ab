import type { ApiKeys } from '../api-keys.ts';
import type { Tokens } from '../auth/tokens.ts';
import type { Backend } from '../backend.ts';
import { type Config, StartError } from '../config.ts';
import { Connection } from '../database/connection.ts';
import { installPlatform, migrate, seed } from '../database/migrate.ts';
import { HOSTED } from './hosted.ts';
import { databaseAt, startPostgres, whyUnavailable } from './postgres.ts';
import { startPostgrest } from './postgrest.ts';
import { proxyService } from './proxy.ts';

/** As hosted Supabase sets them: a visitor's statement ends sooner. */
const timeouts = ({ statementMs }: Config) => `
  alter role authenticator set statement_timeout = ${statementMs};
  alter role authenticator set lock_timeout = '8s';
  alter role anon set statement_timeout = '3s';`;

/** PostgreSQL and PostgREST themselves, for the tests: their folder is a temporary one. */
export async function openReal(config: Config, tokens: Tokens, apiKeys: ApiKeys): Promise<Backend> {
  const reason = whyUnavailable();
  if (reason) throw new StartError(`LOCAL_STACK_REAL is set, but ${reason}.`);
  const postgres = await startPostgres();
  postgres.connection.close();
  const connection = new Connection(await databaseAt(postgres.port));
  await installPlatform(connection);
  await connection.script(HOSTED);
  await migrate(connection, config);
  await seed(connection, config);
  await connection.script(`reset role; ${timeouts(config)}`);
  const postgrest = await startPostgrest(postgres.port, JSON.stringify(tokens.keySet));
  return {
    connection,
    rest: proxyService(postgrest.url, tokens, apiKeys),
    async close() {
      await postgrest.stop();
      await connection.close();
      await postgres.stop();
    },
  };
}
