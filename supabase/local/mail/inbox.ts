import { type Answer, json, type Request, Unsupported } from '../http.ts';
import type { Mail, Mailbox } from './mailbox.ts';

/** A mail may show pictures but run nothing, however it got there. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; frame-src 'self'";
const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
  ol { list-style: none; padding: 0; }
  li { padding: .75rem 0; }
  iframe { width: 100%; height: 32rem; border: 1px solid; background: #fff; }`;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The mails sent, to read (`/inbox`, `/inbox/{id}`) and for tests (`/inbox.json`, which DELETE empties). */
export function inboxService(mailbox: Mailbox) {
  return async ({ method, url }: Request): Promise<Answer> => {
    const route = `${method} ${url.pathname}`;
    if (route === 'GET /inbox.json') return json(200, await mailbox.list());
    if (route === 'DELETE /inbox.json') {
      await mailbox.clear();
      return json(204, undefined);
    }
    if (method !== 'GET') throw new Unsupported('this part of the inbox');
    const mails = await mailbox.list();
    if (route === 'GET /inbox') return page(200, 'Inbox', listOf(mails));
    const mail = mails.find(({ id }) => route === `GET /inbox/${id}`);
    return mail ? page(200, mail.subject, contentOf(mail)) : page(404, 'No such mail', '');
  };
}

function listOf(mails: Mail[]): string {
  const items = mails.map(
    ({ id, subject, to, created_at }) =>
      `<li><a href="/inbox/${escapeHtml(id)}">${escapeHtml(subject) || '(no subject)'}</a><br>
      to ${escapeHtml(to.join(', '))}, ${escapeHtml(created_at)}</li>`,
  );
  return items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p>There is no mail here.</p>';
}

function contentOf({ from, to, reply_to, html, text, created_at }: Mail): string {
  const lines = Object.entries({ From: from, To: to, 'Reply-To': reply_to, Sent: created_at })
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${escapeHtml([value].flat().join(', '))}`);
  // Without allow-scripts and allow-same-origin the frame can neither run nor reach anything.
  const shown = html
    ? `<iframe sandbox="" title="The e-mail" srcdoc="${escapeHtml(html)}"></iframe>`
    : `<pre>${escapeHtml(text)}</pre>`;
  return `<p><a href="/inbox">Inbox</a></p><p>${lines.join('<br>')}</p>${shown}`;
}

function page(status: number, title: string, content: string): Answer {
  const body = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(title)}</h1>${content}</body></html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return { status, headers: { ...headers, 'content-security-policy': POLICY }, body };
}

function escapeHtml(value: unknown): string {
  return String(value ?? '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
