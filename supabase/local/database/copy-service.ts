import { randomUUID } from 'node:crypto';
import { globSync, rmSync } from 'node:fs';
import type { ApiKeys } from '../api-keys.ts';
import { json, type Request, type Service, Unsupported, UserError } from '../http.ts';
import type { Connection } from './connection.ts';
import { copyFolder } from './copy.ts';

const nameOf = (folder: string, id: string) => `${folder}.copy-${id}`;

/** Gives whoever holds the secret key a copy of the database folder to read, so that nobody waits while it is read. */
export function copyService(folder: string, connection: Connection, apiKeys: ApiKeys): Service {
  return async (request: Request) => {
    if (request.method !== 'POST') throw new Unsupported(`the method ${request.method}`);
    if (!apiKeys(request).isSecret) throw new UserError(403, { message: 'The secret key is needed.' });
    const copy = nameOf(folder, randomUUID());
    await connection.atRest(() => copyFolder(folder, copy));
    return json(200, { folder: copy });
  };
}

/** What was left behind by whoever asked for a copy and came to an end. */
export function removeCopies(folder: string): void {
  for (const copy of globSync(nameOf(folder, '*'))) rmSync(copy, { recursive: true, force: true });
}
