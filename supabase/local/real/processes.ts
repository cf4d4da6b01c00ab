import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

export async function reachable(port: number): Promise<void> {
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

export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
