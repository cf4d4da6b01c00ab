import type { ApiKeys } from './api-keys.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Config } from './config.ts';
import type { Connection } from './database/connection.ts';
import { copyService, removeCopies } from './database/copy-service.ts';
import { openFolder } from './database/folder.ts';
import { lockFolder } from './database/lock.ts';
import type { Service } from './http.ts';
import { loadCatalog } from './rest/catalog.ts';
import { restService } from './rest/rest.ts';

/** A database, and what answers for its tables. */
export type Backend = {
  connection: Connection;
  rest: Service;
  /** What only this kind of database has. */
  own?: Record<string, Service>;
  close(): Promise<void>;
};

/** @param port that this process has bound */
export async function openEmbedded(
  config: Config,
  port: number,
  tokens: Tokens,
  apiKeys: ApiKeys,
): Promise<Backend> {
  await lockFolder(config.folder, port);
  removeCopies(config.folder);
  const connection = await openFolder(config);
  const rest = restService({ connection, catalog: await loadCatalog(connection) }, tokens, apiKeys);
  const own = { '/local/copy': copyService(config.folder, connection, apiKeys) };
  return { connection, rest, own, close: () => connection.close() };
}
