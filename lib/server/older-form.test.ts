/** @jest-environment node */
import { createServer, IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import {
  type ActionFields,
  actionIn,
  isOlderCall,
  isPostedSubmission,
  presentActionFields,
  renewOlderForm,
} from './older-form';

const present: ActionFields = [
  ['$ACTION_REF_1', ''],
  ['$ACTION_1:0', '{"id":"present","bound":"$@1"}'],
  ['$ACTION_1:1', `[{"status":"idle","text":"'&"}]`],
  ['$ACTION_KEY', 'p/contact'],
];
const older = present.map(([name, value]) => [name, value.replace('present', 'gone')] as const);
const typed = [
  ['name', 'आशा'],
  ['message', 'Two lines\r\nof "text" & more'],
] as const;

let server: Server;
let origin: string;

/** Answers what of an enquiry reaches the site. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      const toHtml = (value: string) =>
        value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
      const inputs = present.map(([name, value]) =>
        value
          ? `<input type="hidden" name="${name}" value="${toHtml(value)}"/>`
          : `<input type="hidden" name="${name}"/>`,
      );
      return void response.end(`<form>${inputs.join('')}<input name="name"/></form>`);
    }
    if (!isPostedSubmission(request)) return void response.end('left alone');
    const handled = await renewOlderForm(request, present);
    const chunks: Buffer[] = [];
    for await (const chunk of handled) chunks.push(chunk);
    const body = new Uint8Array(Buffer.concat(chunks));
    const headers = { 'content-type': handled.headers['content-type'] ?? '' };
    const form = await new Response(body, { headers }).formData();
    response.end(
      JSON.stringify({
        fields: [...form],
        isWhole: body.length === Number(handled.headers['content-length']),
        cookie: handled.headers.cookie,
        line: `${handled.method} ${handled.url}`,
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function post(fields: Iterable<readonly [string, string]>, path = '/contact', headers = {}) {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const response = await fetch(origin + path, {
    method: 'POST',
    body,
    headers: { cookie: 'a=b', ...headers },
  });
  return response.text();
}

describe('a call by script of an older page', () => {
  const asked = (url: string, action?: string) =>
    isOlderCall(
      Object.assign(new IncomingMessage(new Socket()), { url, headers: { 'next-action': action } }),
      new Set(['present', 'saved']),
    );

  test('is one of an action that is gone, from a public page', () => {
    expect(asked('/contact?utm_source=x', 'gone')).toBe(true);
    expect(asked('/services/seo/pune', 'gone')).toBe(true);
    expect(actionIn(present)).toBe('present');
    expect(actionIn([['$ACTION_KEY', 'p/contact']])).toBeNull();
  });

  test('of the staff is left to say that the page is older', () => {
    expect(asked('/admin/blog', 'gone')).toBe(false);
  });

  test.each(['present', 'saved', undefined])('is none that calls %s', (action) => {
    expect(asked('/contact', action)).toBe(false);
  });
});

describe('an enquiry from a form of an older build', () => {
  test('names the present action, and carries all that was typed', async () => {
    const fieldsOfThisBuild = presentActionFields(async (address) => (await fetch(origin + address)).text());
    expect(await fieldsOfThisBuild()).toEqual(present);
    expect(JSON.parse(await post([...older, ...typed], '/contact?utm_source=x'))).toEqual({
      fields: [...present, ...typed],
      isWhole: true,
      cookie: 'a=b',
      line: 'POST /contact?utm_source=x',
    });
  });

  test("of the present build, or of nobody's, stays as it is", async () => {
    expect(JSON.parse(await post([...present, ...typed])).fields).toEqual([...present, ...typed]);
    expect(JSON.parse(await post(typed)).fields).toEqual([...typed]);
  });

  test.each([
    ['another address', '/admin', {}, 'short'],
    ['a call by script', '/contact', { 'next-action': 'x' }, 'short'],
    ['what no enquiry needs', '/contact', {}, 'x'.repeat(300_000)],
  ])('is not read for %s', async (_, path, headers, message) => {
    expect(await post([...older, ['message', message]], path, headers)).toBe('left alone');
  });
});
