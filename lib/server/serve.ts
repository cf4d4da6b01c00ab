import http from 'node:http';
import path from 'node:path';
import next from 'next';
import { cleanRequest } from '../cache/page-cache/clean-request.ts';
import { during, PAGE_MS } from '../cache/page-cache/visit.ts';
import { watchAnswer } from '../watching/answered.ts';
import { asRequest } from '../watching/current-request.ts';
import { watchProcess } from '../watching/metrics/process.ts';
import { identityHeaders, identityOf } from '../watching/request-identity.ts';
import { flushExports } from '../watching/telemetry.ts';
import { Flights } from './answers/flights.ts';
import { Front } from './answers/front.ts';
import { Loopback } from './answers/loopback.ts';
import { Memory } from './answers/memory.ts';
import { provideStores } from './answers/stores.ts';
import { clientErrors } from './body/client-errors.ts';
import { bodyGate } from './body/gate.ts';
import { askPermission } from './body/permission.ts';
import { keepFiles } from './built-files/kept-files.ts';
import { defaultHeaders, rawRefusal } from './default-headers.ts';
import { Drain } from './drain.ts';
import { errorPages } from './error-pages.ts';
import { keepTick } from './keep-tick.ts';
import { askForLastGood, wantsLastGood } from './last-good.ts';
import {
  actionIn,
  actionsOf,
  isOlderCall,
  isPostedSubmission,
  presentActionFields,
  renewOlderForm,
} from './older-form.ts';
import { fetchOutagePages, type OutagePages } from './outage-page.ts';
import { readableRange, readableUrl } from './readable-url.ts';
import { READY, Readiness } from './readiness.ts';
import { SiteResponse } from './response.ts';
import { sharedCaching } from './shared-caches.ts';

const port = Number(process.env.PORT ?? 3000);
const proxies = Number(process.env.TRUSTED_PROXIES ?? 0);
/** A CDN stands in front that is told of every change by keys (lib/cdn); one that takes PURGE may know addresses alone. */
const isToldOfChanges = ['cloudflare', 'fastly'].includes(process.env.CDN ?? '');
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

const stores = { flights: new Flights(), memory: new Memory() };
provideStores(stores);

/**
 * The production server. Beside what `next start` does, it answers from memory what is the same for everybody, judges a
 * body before it is read, keeps from pages what they are not to know of a request, gives each a time, answers a failed page
 * with its last good copy or one that can be read, gives every answer its security headers, and says itself where a request
 * came from when no proxy of ours stands in front: Next would believe the visitor's header.
 */
const app = next({ dev: false, hostname: 'localhost', port });
await app.prepare();
const handle = app.getRequestHandler();

const letIn = bodyGate(askedHost, (address, headers) => askPermission(loopback.place, address, headers));

async function answer(
  request: http.IncomingMessage,
  response: SiteResponse,
  isSecondTry: boolean,
): Promise<void> {
  response.duties.defaults = defaultHeaders;
  const { method = 'GET' } = request;
  if (!METHODS.has(method)) {
    response.writeHead(405, { allow: [...METHODS].join(', ') }).end();
    return;
  }
  const isForRouter = request.headers.rsc !== undefined;
  response.duties.cacheControl = (status, given) =>
    sharedCaching({ status, given, isForRouter, isToldOfChanges });
  if (proxies === 0) {
    request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
    delete request.headers['x-forwarded-host'];
  }
  request.url = readableUrl(request.url ?? '/');
  if (!readableRange(request.headers.range)) delete request.headers.range;
  response.duties.statusFor = clientErrors(request);
  if (method === 'GET' || method === 'HEAD') return answerPage(request, response, isSecondTry);
  const admitted = await letIn(request, response);
  if (!admitted) return;
  if (isOlderCall(admitted, actions)) {
    const present = actionIn(await actionFields());
    if (present) admitted.headers['next-action'] = present;
  }
  await handle(
    isPostedSubmission(admitted) ? await renewOlderForm(admitted, await actionFields()) : admitted,
    response,
  );
}

async function answerPage(
  request: http.IncomingMessage,
  response: SiteResponse,
  isSecondTry: boolean,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const page = cleanRequest({ method, url, headers });
  if (page) Object.assign(request, page);
  if (!isSecondTry)
    response.duties.standInFor = errorPages(request, {
      secondTry: page ? () => askForLastGood({ own: loopback.place, method, url, headers }) : null,
      outagePage: () => outagePageFor(url, response.duties.requestId),
    });
  if (!page) return handle(request, response);
  const endsAt = isSecondTry ? 0 : Date.now() + PAGE_MS;
  during({ request, response, endsAt, wantsLastGood: isSecondTry }, () => void handle(request, response));
}

/** As Next compares it with the Origin of a form. */
function askedHost({ headers }: http.IncomingMessage): string | undefined {
  const forwarded = headers['x-forwarded-host'];
  return (Array.isArray(forwarded) ? forwarded[0] : forwarded?.split(',')[0]?.trim()) ?? headers.host;
}

type Listener = (request: http.IncomingMessage, response: SiteResponse) => void;

/** Nothing that a request can hold may end the process. @param isOwn what this server asks itself is no visit */
const ask = (request: http.IncomingMessage, response: SiteResponse, isOwn = false): void => {
  const isSecondTry = wantsLastGood(request);
  const identity = identityOf(request.headers, proxies > 0 || isSecondTry);
  Object.assign(request.headers, identityHeaders(identity));
  response.duties.requestId = identity.id;
  if (!isOwn && !isSecondTry) watchAnswer(request, response, identity);
  asRequest(identity, () => void answer(request, response, isSecondTry).catch(() => response.destroy()));
};

const { host } = new URL(process.env.SITE_URL ?? `http://localhost:${port}`);
const buildFolder = path.resolve(process.env.NEXT_DIST_DIR ?? '.next');
watchProcess(buildFolder);
keepTick();
const actions = actionsOf(buildFolder);
const keptFiles = keepFiles(process.env.KEPT_FILES, buildFolder);
const loopback = new Loopback((request, response) => ask(request, response, true), host);
const actionFields = presentActionFields(async (address) => String((await loopback.ask(address)).body));
const front = new Front({ ...stores, loopback, host, buildFolder, keptFiles });
const readiness = new Readiness(async () => (await loopback.ask('/')).status === 200);
const listener: Listener = (request, response) => {
  if (request.url === READY) void readiness.answer(response);
  else if (!front.answers(request, response)) ask(request, response);
};

const server = http.createServer({ ServerResponse: SiteResponse }, listener);
server.on('checkContinue', listener);
server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
  if (socket.writable) socket.end(rawRefusal(error.code));
});
let outagePageFor: OutagePages = () => null;
server.listen(port, async () => {
  outagePageFor = await fetchOutagePages(`http://127.0.0.1:${port}`);
  await actionFields();
});
new Drain(server, { readiness, finish: () => app.close().finally(flushExports) }).onSignals();
