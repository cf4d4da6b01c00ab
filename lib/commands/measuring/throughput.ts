import { once } from 'node:events';
import net from 'node:net';
import { Worker } from 'node:worker_threads';
import { median } from './median.ts';

const RUNS = 5;
const RUN_MS = 3000;
const CONNECTIONS = 16;

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
    const plain = await openPlainServer(await bodyOf(url));
    const rates: { site: number; plain: number }[] = [];
    for (let run = 0; run < RUNS; run += 1)
      rates.push({ plain: await rateOf(plain.url), site: await rateOf(new URL(url)) });
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

/** The answer as a browser gets it that takes gzip. The second time it comes from memory. */
async function bodyOf(url: string): Promise<Buffer> {
  for (const isWarm of [false, true]) {
    const answer = await readRaw(new URL(url));
    if (isWarm) return answer.subarray(answer.indexOf('\r\n\r\n') + 4);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error('unreachable');
}

async function readRaw(url: URL): Promise<Buffer> {
  const socket = await open(url);
  socket.write(requestFor(url, 'close'));
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Asks over several connections, each for the next answer as soon as one is whole; all answers are as long as the first. */
async function rateOf(url: URL): Promise<number> {
  const request = requestFor(url, 'keep-alive');
  const length = await lengthOf(url, request);
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
  await new Promise((resolve) => setTimeout(resolve, RUN_MS));
  for (const socket of sockets) socket.destroy();
  return answers / (RUN_MS / 1000);
}

/** How long an answer is, with its head. */
async function lengthOf(url: URL, request: string): Promise<number> {
  const socket = await open(url);
  socket.write(request);
  let answer = Buffer.alloc(0);
  for await (const chunk of socket) {
    answer = Buffer.concat([answer, chunk]);
    const head = answer.indexOf('\r\n\r\n') + 4;
    const body = Number(/\r\ncontent-length: (\d+)/i.exec(answer.subarray(0, head).toString())?.[1]);
    if (head > 3 && answer.length >= head + body) break;
  }
  return answer.length;
}

async function open({ hostname, port }: URL): Promise<net.Socket> {
  const socket = net.connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

const requestFor = ({ host, pathname, search }: URL, connection: string) =>
  `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\nConnection: ${connection}\r\n\r\n`;
