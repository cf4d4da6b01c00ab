/** @jest-environment node */
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askPermission } from './permission';

let asked: { method?: string; url?: string; headers: IncomingHttpHeaders };
let reply: (response: http.ServerResponse) => void = () => {};
const server = http.createServer(({ method, url, headers }, response) => {
  asked = { method, url, headers };
  reply(response);
});
const own = () => ({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));

test('asks as the caller, for a word in plain text and without what belongs to the body', async () => {
  reply = (response) => response.writeHead(204, { 'set-cookie': 'staff=new; Path=/' }).end();
  const headers = {
    host: 'www.marigold.example',
    cookie: 'staff=old',
    origin: 'https://www.marigold.example',
    'accept-encoding': 'gzip',
    'content-length': '9900000',
    'transfer-encoding': 'chunked',
    expect: '100-continue',
  };
  expect(await askPermission(own(), '/api/images', headers)).toEqual({
    allowed: true,
    cookies: ['staff=new; Path=/'],
  });
  expect(asked).toMatchObject({ method: 'GET', url: '/api/images' });
  const { host, cookie, origin } = headers;
  expect(asked.headers).toEqual({ host, cookie, origin, connection: expect.any(String) });
});

test('hands on what the refusal says', async () => {
  reply = (response) => response.writeHead(401).end('{"message":"Please log in."}');
  expect(await askPermission(own(), '/api/images', {})).toEqual({
    allowed: false,
    status: 401,
    message: 'Please log in.',
  });
});

test('lets nobody in when there is no answer', async () => {
  reply = (response) => response.destroy();
  expect(await askPermission(own(), '/api/images', {})).toMatchObject({ allowed: false, status: 503 });
  reply = (response) => response.writeHead(200).end('<html>');
  expect(await askPermission(own(), '/api/images', {})).toMatchObject({ allowed: false, status: 503 });
});
