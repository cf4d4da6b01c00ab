import http from 'node:http';
import next from 'next';
import { cleanRequest } from '../page-cache/clean-request.ts';
import { during, PAGE_MS } from '../page-cache/visit.ts';
import { askForLastGood, wantsLastGood } from './last-good.ts';
import { type ActionFields, fetchActionFields, isPostedEnquiry, renewOlderForm } from './older-form.ts';
import { fetchOutagePage, type OutagePage } from './outage-page.ts';
import { replaceFailures } from './replace-failures.ts';

const port = Number(process.env.PORT ?? 3000);
const proxies = Number(process.env.TRUSTED_PROXIES ?? 0);
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/**
 * The production server. Beside what `next start` does, it keeps from pages what they are not to know of a request, gives
 * each a time, answers a failed page with its last good copy or one that can be read, and says itself where a request came
 * from when no proxy of ours stands in front: Next would believe the visitor's header.
 */
const app = next({ dev: false, hostname: 'localhost', port });
await app.prepare();
const handle = app.getRequestHandler();

const server = http.createServer((request, response) => {
  const { method = 'GET', url = '/' } = request;
  if (!METHODS.has(method)) {
    response.writeHead(405, { allow: [...METHODS].join(', ') }).end();
    return;
  }
  const isSecondTry = wantsLastGood(request);
  if (proxies === 0) {
    request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
    delete request.headers['x-forwarded-host'];
  }
  const { headers } = request;
  const page = cleanRequest({ method, url, headers });
  if (page) Object.assign(request, page);
  if (isPostedEnquiry(request)) return void answerEnquiry(request, response);
  if (method !== 'GET' && method !== 'HEAD') return void handle(request, response);
  if (!isSecondTry)
    replaceFailures(request, response, {
      secondTry: page ? () => askForLastGood({ port, method, url, headers }) : null,
      outagePage: () => outagePage,
    });
  if (!page) return void handle(request, response);
  const endsAt = isSecondTry ? 0 : Date.now() + PAGE_MS;
  during({ request, response, endsAt, wantsLastGood: isSecondTry }, () => void handle(request, response));
});

function answerEnquiry(request: http.IncomingMessage, response: http.ServerResponse): void {
  renewOlderForm(request, actionFields).then(
    (enquiry) => handle(enquiry, response),
    () => response.destroy(),
  );
}

let outagePage: OutagePage | null = null;
let actionFields: ActionFields = [];
server.listen(port, async () => {
  outagePage = await fetchOutagePage(`http://127.0.0.1:${port}`);
  actionFields = await fetchActionFields(`http://127.0.0.1:${port}`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 5000).unref();
  });
}
