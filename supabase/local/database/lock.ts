import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { StartError } from '../config.ts';

/**
 * Marks a database folder as ours until this process ends: PGlite itself lets two processes write to one folder, and rows vanish.
 * @param port that this process has bound, so a lock that names it is left over from a process that is gone
 */
export async function lockFolder(folder: string, port: number): Promise<void> {
  const file = `${folder}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  const claim = () => writeFileSync(file, `${process.pid} ${port}`, { flag: 'wx' });
  try {
    claim();
  } catch {
    const [holder = 0, holderPort = 0] = readFileSync(file, 'utf8').split(' ').map(Number);
    if (holderPort !== port && (await isRunning(holder, holderPort)))
      throw new StartError(
        `The folder ${folder} is in use by process ${holder} on port ${holderPort}. ` +
          'Stop that process, or set LOCAL_STACK_DATA to another folder.',
      );
    rmSync(file, { force: true });
    claim();
  }
  process.once('exit', () => rmSync(file, { force: true }));
}

/** A new process that got the number of one that is gone answers on no port of ours. */
async function isRunning(pid: number, port: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.destroy();
    return true;
  } catch {
    return false;
  }
}
