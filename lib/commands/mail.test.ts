/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import mail, { sendTestMail } from './mail';

const received: Record<string, unknown>[] = [];
let answer = { status: 200, body: { id: '1' } as object };
const provider = http.createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  received.push(JSON.parse(body));
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
});
let variables: Record<string, string>;
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const RESEND_BASE_URL = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  variables = {
    RESEND_BASE_URL,
    RESEND_API_KEY: 're_x',
    MAIL_FROM: 'A <a@b.example>',
    MAIL_TO: 'c@d.example',
  };
});
afterAll(() => provider.close());

test('a test e-mail is sent as the site sends its own', async () => {
  await sendTestMail('e@f.example', variables);
  expect(received[0]).toMatchObject({ from: 'A <a@b.example>', to: ['e@f.example'] });
});

test('a refusal of the provider is said, with what to check', async () => {
  answer = {
    status: 403,
    body: { statusCode: 403, name: 'validation_error', message: 'Domain not verified.' },
  };
  await expect(sendTestMail('e@f.example', variables)).rejects.toThrow(
    /refused the e-mail \(403 validation_error\): Domain not verified\.\nCheck RESEND_API_KEY and MAIL_FROM/,
  );
});

test('an address that is none is not sent to', async () => {
  for (const args of [[], ['nobody'], ['a@b.example', 'c@d.example']])
    await expect(mail(args)).rejects.toThrow('Name one e-mail address');
});
