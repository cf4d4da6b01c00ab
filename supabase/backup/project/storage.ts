import { join } from 'node:path';
import { StartError } from '../../local/config.ts';
import { isRecord, parseRecord } from '../../local/http.ts';
import { linesOf } from '../files.ts';
import { rowsFile } from '../manifest.ts';

export type StorageAccess = { url: string; secretKey: string };
type StoredPicture = { bucket: string; name: string; type: string; cache: string };

const TIMEOUT_MS = 60_000;

const addressOf = ({ url }: StorageAccess, { bucket, name }: StoredPicture, kind = '') =>
  `${url}/storage/v1/object${kind}/${[bucket, ...name.split('/')].map(encodeURIComponent).join('/')}`;

/** @returns null where the picture was removed meanwhile */
export async function downloadPicture(
  storage: StorageAccess,
  picture: StoredPicture,
): Promise<Buffer | null> {
  const response = await ask(addressOf(storage, picture, '/public'), {});
  if (response.ok) return Buffer.from(await response.arrayBuffer());
  // Storage says 400 of a missing file, and 404 in the body.
  if (/404|not_found/.test(`${response.status} ${await response.text()}`)) return null;
  throw new StartError(`Storage does not give ${picture.name} (${response.status}). Try again.`);
}

/** One that is there already is the same: the names of pictures are made of what is in them. */
export async function uploadPicture(
  storage: StorageAccess,
  picture: StoredPicture,
  bytes: Buffer,
): Promise<void> {
  const { secretKey } = storage;
  const response = await ask(addressOf(storage, picture), {
    method: 'POST',
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': picture.type,
      'cache-control': picture.cache,
    },
    body: new Uint8Array(bytes),
  });
  if (response.ok || /409|Duplicate/.test(`${response.status} ${await response.clone().text()}`)) return;
  throw new StartError(
    `Storage does not take ${picture.name} (${response.status} ${(await response.text()).slice(0, 200)}). No row was changed.`,
  );
}

async function ask(address: string, init: RequestInit): Promise<Response> {
  return fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {
    throw new StartError(`Storage at ${new URL(address).host} does not answer. Nothing was changed.`);
  });
}

export function storedPicture(row: Record<string, unknown>): StoredPicture {
  const metadata = parseRecord(String(row.metadata)) ?? {};
  return {
    bucket: String(row.bucket_id),
    name: String(row.name),
    type: String(metadata.mimetype),
    cache: String(metadata.cacheControl ?? 'no-cache'),
  };
}

/** What a backup says of its pictures, by their ids. */
export async function picturesOf(backup: string): Promise<Map<string, StoredPicture>> {
  const pictures = new Map<string, StoredPicture>();
  for await (const line of linesOf(join(backup, rowsFile({ name: 'storage.objects' })))) {
    const row: unknown = JSON.parse(line);
    if (isRecord(row)) pictures.set(String(row.id), storedPicture(row));
  }
  return pictures;
}
