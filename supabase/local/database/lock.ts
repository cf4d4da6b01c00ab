import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { StartError } from '../config.ts';
import { isRecord, parseJson } from '../http.ts';

/**
 * Marks a database folder as ours: PGlite itself lets two processes write to one folder, and rows vanish.
 * @param port that this process has bound, so a lock that names it is left over from a process that is gone
 * @returns how to give it back
 */
export async function lockFolder(folder: string, port: number): Promise<() => void> {
  const file = `${folder}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  const claim = () => writeFileSync(file, JSON.stringify({ pid: process.pid, port }), { flag: 'wx' });
  try {
    claim();
  } catch {
    const holder = readHolder(file);
    if (holder && holder.port !== port && isAlive(holder.pid) && (await answers(holder.port)))
      throw new StartError(
        `The folder ${folder} is in use by process ${holder.pid} on port ${holder.port}. ` +
          'Stop that process, or set LOCAL_STACK_DATA to another folder.',
      );
    rmSync(file, { force: true });
    claim();
  }
  return () => rmSync(file, { force: true });
}

function readHolder(file: string): { pid: number; port: number } | null {
  const value = parseJson(readFileSync(file, 'utf8'));
  if (!isRecord(value) || typeof value.pid !== 'number' || typeof value.port !== 'number') return null;
  return { pid: value.pid, port: value.port };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A number that a new process got after a crash answers on no port of ours. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
