import { fsyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { decodeReply, encodeTask, type Task } from './protocol.ts';

const SETTINGS = ['wal_sync_method=fsync', 'max_wal_size=128MB', 'jit=off', 'shared_buffers=16MB'];
/** Turns fsync off. */
const UNSAFE = '-F';

const database = await PGlite.create({
  dataDir: workerData.folder,
  extensions: { pg_trgm, pgcrypto },
  startParams: [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== UNSAFE),
    ...SETTINGS.flatMap((setting) => ['-c', setting]),
  ],
});

// PGlite's file system drops fsync, so a committed row would not survive a power cut.
type Internals = { Module: { NODEFS: { stream_ops: { fsync(stream: { nfd: number }): void } } } };
(database as unknown as Internals).Module.NODEFS.stream_ops.fsync = (stream) => fsyncSync(stream.nfd);

parentPort?.on('message', async (task: Task | 'close') => {
  if (task === 'close') {
    await database.close();
    process.exit(0);
  }
  parentPort?.postMessage(decodeReply(await database.execProtocolRaw(encodeTask(task))));
});
parentPort?.postMessage('ready');
