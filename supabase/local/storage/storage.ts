import { randomUUID } from 'node:crypto';
import type { ApiKeys } from '../api-keys.ts';
import type { Tokens } from '../auth/tokens.ts';
import { actAs, type Caller, identify } from '../caller.ts';
import type { Connection } from '../database/connection.ts';
import { type Answer, decoded, json, parseJson, parseRecord, type Request, Unsupported } from '../http.ts';
import { fromDatabase, storageError } from './errors.ts';

type Asked = { connection: Connection; bucket: string; name: string; request: Request };

/** What may stand where the bucket stands in the addresses that this site uses. */
const OTHER_CALLS = /^(authenticated|copy|info|list|list-v2|move|sign|upload)$/;

/** The part of Supabase Storage that this site uses: adding, removing and publicly reading files of a bucket. */
export function storageService(connection: Connection, tokens: Tokens, apiKeys: ApiKeys) {
  return async (request: Request): Promise<Answer> => {
    const { method, query } = request;
    const path = decoded(request.path);
    if (path === null) throw new Unsupported('this path');
    const [, isPublic, bucket = '', name = ''] = /^\/object(\/public)?\/([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
    if (!bucket || OTHER_CALLS.test(bucket) || query.size > 0) throw new Unsupported('this path');
    const asked = { connection, bucket, name, request };
    if (isPublic && name && (method === 'GET' || method === 'HEAD')) return download(asked);
    const caller = identify(request, apiKeys, tokens);
    if (typeof caller === 'string') throw storageError(403, 'Unauthorized', 'Invalid Compact JWS');
    if (!isPublic && name && method === 'POST') return upload(asked, caller);
    if (!isPublic && !name && method === 'DELETE') return remove(asked, caller);
    throw new Unsupported(`the method ${method}`);
  };
}

async function download({ connection, bucket, name }: Asked): Promise<Answer> {
  const [[file] = []] = await connection.run({
    text: `select content, metadata ->> 'mimetype' as type, metadata ->> 'cacheControl' as cache
      from storage.objects join storage.buckets on buckets.id = bucket_id join local.files on object_id = objects.id
      where buckets.public and bucket_id = $1 and objects.name = $2`,
    values: [bucket, name],
  });
  if (!file?.content) throw storageError(404, 'not_found', 'Object not found');
  const headers = { 'content-type': file.type ?? '', 'cache-control': file.cache ?? '' };
  return { status: 200, headers, body: Buffer.from(file.content.slice('\\x'.length), 'hex') };
}

async function upload(asked: Asked, caller: Caller): Promise<Answer> {
  const { connection, bucket, name, request } = asked;
  if (request.headers['x-upsert'] === 'true') throw new Unsupported('replacing a file');
  const type = request.headers['content-type'] ?? '';
  await checkRules(asked, type);
  const id = randomUUID();
  const cacheControl = request.headers['cache-control'] ?? 'no-cache';
  const metadata = JSON.stringify({ mimetype: type, size: request.body.length, cacheControl });
  const addRow =
    'insert into storage.objects (id, bucket_id, name, owner_id, metadata) values ($1, $2, $3, $4, $5)';
  const addFile = 'insert into local.files (object_id, content) values ($1, $2)';
  await connection
    .run(
      actAs(caller),
      {
        text: addRow,
        values: [id, bucket, name, caller.claims.sub ? String(caller.claims.sub) : null, metadata],
      },
      { text: `select set_config('role', 'none', true)` },
      { text: addFile, values: [id, `\\x${request.body.toString('hex')}`] },
    )
    .catch(fromDatabase);
  return json(200, { Key: `${bucket}/${name}`, Id: id });
}

async function checkRules({ connection, bucket, request }: Asked, type: string): Promise<void> {
  const [[rules] = []] = await connection.run({
    text: `select $2 = any (allowed_mime_types) as "isAllowed", $3::bigint > file_size_limit as "isTooLarge"
      from storage.buckets where id = $1`,
    values: [bucket, type, String(request.body.length)],
  });
  if (!rules) throw storageError(404, 'Bucket not found', 'Bucket not found');
  if (rules.isAllowed === 'f')
    throw storageError(415, 'invalid_mime_type', `mime type ${type} is not supported`);
  if (rules.isTooLarge === 't')
    throw storageError(413, 'Payload too large', 'The object exceeded the maximum allowed size');
}

/** Removes what the caller may remove, and answers that. */
async function remove({ connection, bucket, request }: Asked, caller: Caller): Promise<Answer> {
  const names = parseRecord(request.body)?.prefixes ?? [];
  const [, [removed] = []] = await connection.run(actAs(caller), {
    text: `with removed as (delete from storage.objects where bucket_id = $1
        and name in (select jsonb_array_elements_text($2::jsonb)) returning *)
      select coalesce(json_agg(removed), '[]') as list from removed`,
    values: [bucket, JSON.stringify(names)],
  });
  return json(200, parseJson(removed?.list ?? '[]'));
}
