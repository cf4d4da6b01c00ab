import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../local/config.ts';
import { Connection } from '../local/database/connection.ts';
import { EmbeddedDatabase } from '../local/database/embedded.ts';
import { installPlatform, migrate } from '../local/database/migrate.ts';
import { makePrivate } from '../local/database/private-folder.ts';
import { readCatalog } from './catalog.ts';
import { TYPES } from './file.ts';
import { toTypeScript } from './typescript.ts';

const folder = mkdtempSync(join(tmpdir(), 'database-types-'));
const config = readConfig({ LOCAL_STACK_DATA: join(folder, 'db') });
makePrivate(config.folder);
const connection = new Connection(new EmbeddedDatabase(config.folder, config.statementMs));
try {
  await installPlatform(connection);
  await migrate(connection, config);
  writeFileSync(TYPES, toTypeScript(await readCatalog(connection.run)));
  console.log(`The types of the database are in ${TYPES}.`);
} finally {
  await connection.close();
  rmSync(folder, { recursive: true, force: true });
}
