import http from 'node:http';
import next from 'next';
import { type ActionFields, fetchActionFields, isPostedEnquiry, renewOlderForm } from './older-form.ts';
import { fetchOutagePage, type OutagePage, replaceFailures } from './outage-page.ts';

const port = Number(process.env.PORT ?? 3000);
const proxies = Number(process.env.TRUSTED_PROXIES ?? 0);
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/**
 * The production server. Beside what `next start` does, it answers a failed page with one that can be read, and says
 * itself where a request came from when no proxy of ours stands in front: Next would believe the visitor's header.
 */
const app = next({ dev: false, hostname: 'localhost', port });
await app.prepare();
const handle = app.getRequestHandler();

const server = http.createServer((request, response) => {
  if (!METHODS.has(request.method ?? '')) {
    response.writeHead(405, { allow: [...METHODS].join(', ') }).end();
    return;
  }
  if (proxies === 0) {
    request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
    delete request.headers['x-forwarded-host'];
  }
  replaceFailures(request, response, () => outagePage);
  if (!isPostedEnquiry(request)) return void handle(request, response);
  renewOlderForm(request, actionFields).then(
    (enquiry) => handle(enquiry, response),
    () => response.destroy(),
  );
});
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
