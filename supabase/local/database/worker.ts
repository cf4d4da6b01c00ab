import { fsyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import type { Task, TaskAnswer } from './engine.ts';
import { decodeReply, encodeScript, encodeStatements } from './protocol.ts';
import { DatabaseError } from './statement.ts';

const SETTINGS = [
  'search_path=public',
  'exit_on_error=false',
  'log_checkpoints=false',
  'max_worker_processes=0',
  'max_parallel_workers=0',
  'max_parallel_workers_per_gather=0',
  'max_parallel_maintenance_workers=0',
  'io_method=sync',
  'wal_sync_method=fsync',
  'max_wal_size=128MB',
  'jit=off',
  'shared_buffers=16MB',
];

const database = await PGlite.create({
  dataDir: workerData.folder,
  extensions: { pg_trgm, pgcrypto },
  // PGlite's own list holds -F, which turns fsync off.
  startParams: ['--single', '-O', '-j', ...SETTINGS.flatMap((setting) => ['-c', setting])],
});

// PGlite's file system drops fsync, so a committed row would not survive a power cut.
type Internals = { Module: { NODEFS: { stream_ops: { fsync(stream: { nfd: number }): void } } } };
(database as unknown as Internals).Module.NODEFS.stream_ops.fsync = (stream) => fsyncSync(stream.nfd);

parentPort?.on('message', async (task: Task) => {
  if (task === 'close') {
    await database.close();
    process.exit(0);
  }
  const message = typeof task === 'string' ? encodeScript(task) : encodeStatements(task);
  parentPort?.postMessage(answerOf(await database.execProtocolRaw(message)));
});
parentPort?.postMessage('ready');

/** An error that is thrown would end the thread. */
function answerOf(reply: Uint8Array): TaskAnswer {
  try {
    return { results: decodeReply(reply) };
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    const { code, message, detail, hint } = error;
    return { error: { code, message, detail, hint } };
  }
}
