import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { median } from './median.ts';
import { untilReady } from './ready.ts';

const RUNS = 5;
const RUN_MS = 3000;
const CONNECTIONS = 16;
const END_OF_HEAD = '\r\n\r\n';

/** A server that does nothing but answer the same compressed bytes. */
const PLAIN_SERVER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const body = Buffer.from(workerData);
  const headers = { 'content-type': 'text/html', 'content-encoding': 'gzip', 'content-length': body.length };
  const server = require('node:http').createServer((_, response) => response.writeHead(200, headers).end(body));
  server.listen(0, () => parentPort.postMessage(server.address().port));
`;

/** Requests a second of each address, beside a plain Node server with the same bytes in the same run: medians of five. */
export async function throughput(urls: string[]): Promise<string[]> {
  const lines = [];
  for (const url of urls) {
    await untilReady(url);
    const answer = await answerOf(new URL(url));
    const plain = await openPlainServer(answer.subarray(answer.indexOf(END_OF_HEAD) + END_OF_HEAD.length));
    const rates: { site: number; plain: number }[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const bare = await rateOf(plain.url);
      await untilReady(url);
      rates.push({ plain: bare, site: await rateOf(new URL(url)) });
    }
    await plain.close();
    const [site, bare] = [median(rates.map((rate) => rate.site)), median(rates.map((rate) => rate.plain))];
    const ratio = median(rates.map((rate) => rate.site / rate.plain)).toFixed(2);
    lines.push(
      `${url}: ${Math.round(site)} requests a second; plain server ${Math.round(bare)}; ratio ${ratio}`,
    );
  }
  return lines;
}

async function openPlainServer(body: Buffer): Promise<{ url: URL; close: () => Promise<unknown> }> {
  const worker = new Worker(PLAIN_SERVER, { eval: true, workerData: body });
  const [port] = await once(worker, 'message');
  return { url: new URL(`http://localhost:${port}/`), close: () => worker.terminate() };
}

/** Asks over several connections, each for the next answer as soon as one is whole; all answers are as long as the first. */
async function rateOf(url: URL): Promise<number> {
  const request = requestFor(url);
  const { length } = await answerOf(url);
  let answers = 0;
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(url)));
  for (const socket of sockets) {
    let missing = length;
    socket.on('data', (chunk) => {
      missing -= chunk.length;
      if (missing > 0) return;
      missing = length;
      answers += 1;
      socket.write(request);
    });
    socket.write(request);
  }
  await pause(RUN_MS);
  for (const socket of sockets) socket.destroy();
  return answers / (RUN_MS / 1000);
}

/** An answer as a browser gets it that takes gzip, with its head. */
async function answerOf(url: URL): Promise<Buffer> {
  const socket = await open(url);
  socket.write(requestFor(url));
  let answer = Buffer.alloc(0);
  for await (const chunk of socket) {
    answer = Buffer.concat([answer, chunk]);
    const body = answer.indexOf(END_OF_HEAD) + END_OF_HEAD.length;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer.subarray(0, body).toString())?.[1]);
    if (answer.length >= body + length) break;
  }
  return answer;
}

async function open({ hostname, port }: URL): Promise<net.Socket> {
  const socket = net.connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

const requestFor = ({ host, pathname, search }: URL) =>
  `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip${END_OF_HEAD}`;
