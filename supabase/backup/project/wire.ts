import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { messages, protocol } from '@electric-sql/pglite';
import { StartError } from '../../local/config.ts';
import type { Database } from '../../local/database/connection.ts';
import { DatabaseError, decodeReply, encodeTask } from '../../local/database/protocol.ts';
import { MECHANISM, scramOf } from './scram.ts';

const { serialize } = protocol;
const CONNECT_MS = 15_000;
/** Its type, then its length without that. */
const HEADER = 5;

/** Opens the database that a connection string names, over an encrypted line unless it is on this machine. */
export async function databaseAt(address: string): Promise<Database> {
  const url = addressOf(address);
  const socket = await open(url).catch((error: Error) => {
    throw new StartError(
      `${url.host} does not answer (${error.message}). Is SUPABASE_DB_URL the one of the session pooler, and is the project running?`,
    );
  });
  const frames = framesOf(socket);
  await logIn(socket, frames, url);
  return {
    async perform(task) {
      socket.write(encodeTask(task));
      const { results, failure } = decodeReply(await replyOf(frames));
      if (failure) throw new DatabaseError(failure);
      return results;
    },
    end: async () => void socket.destroy(),
  };
}

function addressOf(address: string): URL {
  const url = URL.parse(address);
  if (url && /^postgres(ql)?:$/.test(url.protocol)) return url;
  throw new StartError(
    'SUPABASE_DB_URL is no connection string: copy it from the dashboard under Connect, Session pooler.',
  );
}

async function open({ hostname, port, searchParams }: URL): Promise<Socket> {
  const socket = connect(Number(port || 5432), hostname);
  await once(socket, 'connect', { signal: AbortSignal.timeout(CONNECT_MS) });
  if (searchParams.get('sslmode') === 'disable' && /^(127\.0\.0\.1|localhost)$/.test(hostname)) return socket;
  socket.write(serialize.requestSsl());
  const [answer] = await once(socket, 'data', { signal: AbortSignal.timeout(CONNECT_MS) });
  if (String(answer) !== 'S') throw new Error('it does not encrypt');
  const certificate = searchParams.get('sslrootcert');
  const secure = connectSecurely({
    socket,
    servername: hostname,
    ...(certificate ? { ca: readFileSync(certificate) } : { rejectUnauthorized: false }),
  });
  await once(secure, 'secureConnect', { signal: AbortSignal.timeout(CONNECT_MS) });
  return secure;
}

async function* framesOf(socket: Socket): AsyncGenerator<Buffer, never> {
  let rest = Buffer.alloc(0);
  for await (const chunk of socket) {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= HEADER && rest.length > rest.readUInt32BE(1)) {
      const end = 1 + rest.readUInt32BE(1);
      yield rest.subarray(0, end);
      rest = rest.subarray(end);
    }
  }
  throw new StartError('The database closed the connection.');
}

type Frames = ReturnType<typeof framesOf>;

async function replyOf(frames: Frames): Promise<Buffer> {
  const reply: Buffer[] = [];
  for (;;) {
    const { value } = await frames.next();
    reply.push(value);
    if (value[0] === 'Z'.charCodeAt(0)) return Buffer.concat(reply);
  }
}

async function logIn(socket: Socket, frames: Frames, url: URL): Promise<void> {
  const [user, password, database] = [url.username, url.password, url.pathname.slice(1) || 'postgres'].map(
    decodeURIComponent,
  );
  const scram = scramOf(password ?? '');
  socket.write(serialize.startup({ user: user ?? '', database: database ?? '' }));
  for (;;) {
    const message = messageIn((await frames.next()).value);
    if (message instanceof messages.DatabaseError)
      throw new StartError(`${url.host} does not let us in: ${message.message}. Correct SUPABASE_DB_URL.`);
    if (message instanceof messages.ReadyForQueryMessage) return;
    if (message instanceof messages.AuthenticationSASL)
      socket.write(serialize.sendSASLInitialResponseMessage(MECHANISM, scram.first));
    if (message instanceof messages.AuthenticationSASLContinue)
      socket.write(serialize.sendSCRAMClientFinalMessage(scram.prove(message.data)));
    if (message instanceof messages.AuthenticationSASLFinal) scram.requireProof(message.data);
    if (
      message instanceof messages.AuthenticationCleartextPassword ||
      message instanceof messages.AuthenticationMD5Password
    )
      throw new StartError(`${url.host} asks for a password in a form that does not protect it.`);
  }
}

function messageIn(frame: Buffer): unknown {
  let found: unknown;
  new protocol.Parser().parse(frame, (message) => {
    found = message;
  });
  return found;
}
