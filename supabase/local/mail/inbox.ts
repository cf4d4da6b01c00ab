import { type Answer, json, type Request, Unsupported } from '../http.ts';
import { listPage, mailPage } from './inbox-pages.ts';
import type { Mailbox } from './mailbox.ts';

/** The mails sent, to read (`/inbox`, `/inbox/{id}`) and for tests (`/inbox.json`, which DELETE empties). */
export function inboxService(mailbox: Mailbox) {
  return async ({ method, url }: Request): Promise<Answer> => {
    const route = `${method} ${url.pathname}`;
    if (route === 'GET /inbox.json') return json(200, await mailbox.list());
    if (route === 'DELETE /inbox.json') {
      await mailbox.clear();
      return json(204, undefined);
    }
    if (route === 'GET /inbox') return page(200, listPage(await mailbox.list()));
    const id = /^GET \/inbox\/([\w-]+)$/.exec(route)?.[1];
    if (!id) throw new Unsupported('this part of the inbox');
    const mail = await mailbox.get(id);
    return mail ? page(200, mailPage(mail)) : page(404, listPage([]));
  };
}

/** A mail may show pictures but run nothing, however it got there. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; frame-src 'self'";

function page(status: number, body: string): Answer {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY };
  return { status, headers: { ...headers, 'cache-control': 'no-store' }, body };
}
