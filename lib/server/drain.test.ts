/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Drain } from './drain';
import { READY, Readiness } from './readiness';

type Answer = { status: number; text: string; connection: string | undefined };

/** A server whose answers wait until they are let go, and how it ends. */
async function serve(answersHome = async () => true) {
  const waiting: (() => void)[] = [];
  const done: string[] = [];
  const readiness = new Readiness(answersHome);
  const server = http.createServer((request, response) => {
    if (request.url === READY) return void readiness.answer(response);
    if (request.url === '/slow') return void waiting.push(() => response.end('slow'));
    response.end('quick');
  });
  await new Promise<void>((listening) => server.listen(0, listening).unref());
  const { port } = server.address() as AddressInfo;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const drain = new Drain(server, {
    readiness,
    noticeMs: 300,
    finish: async () => void done.push('what goes on behind'),
    exit: (code) => {
      done.push(`exit ${code}`);
      agent.destroy();
    },
  });
  const ask = (path: string, by?: http.Agent) =>
    new Promise<Answer>((resolve, reject) => {
      const request = http.get({ port, path, agent: by ?? false }, async (response) => {
        const text = Buffer.concat(await response.toArray()).toString();
        resolve({ status: response.statusCode ?? 0, text, connection: response.headers.connection });
      });
      request.on('error', reject);
    });
  const arrived = async () => {
    while (waiting.length === 0) await new Promise((soon) => setTimeout(soon, 5));
  };
  return { agent, ask, arrived, done, drain, letGo: () => waiting.splice(0).map((go) => go()) };
}

test('an answer under way is finished, and told to be the last; nobody new is let in; then what goes on behind ends', async () => {
  const { agent, ask, arrived, done, drain, letGo } = await serve();
  expect((await ask('/', agent)).connection).toBe('keep-alive');
  const slow = ask('/slow');
  await arrived();
  const ended = drain.begin({ isAwaited: true });
  expect(await ask('/', agent)).toMatchObject({ status: 200, connection: 'close' });
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
  expect(done).toEqual([]);
  letGo();
  expect(await slow).toMatchObject({ text: 'slow', connection: 'close' });
  await Promise.all([ended, drain.begin({ isAwaited: false })]);
  expect(done).toEqual(['what goes on behind', 'exit 0']);
});

test('whoever asks for readiness hears first that it is over', async () => {
  const { ask, done, drain } = await serve();
  expect(await ask(READY)).toMatchObject({ status: 200, text: '{"status":"ready"}' });
  const ended = drain.begin({ isAwaited: true });
  expect(await ask(READY)).toMatchObject({ status: 503, text: '{"status":"draining"}' });
  expect(done).toEqual([]);
  await ended;
});

test('an instance is ready once it has answered with its home page, and stays so', async () => {
  const homes = [new Error('no answer'), false, true];
  const { ask } = await serve(async () => {
    const home = homes.shift() ?? false;
    if (home instanceof Error) throw home;
    return home;
  });
  const statuses = [];
  for (let turn = 0; turn < 4; turn += 1) statuses.push((await ask(READY)).status);
  expect(statuses).toEqual([503, 503, 200, 200]);
});
