import type { Mail } from './mailbox.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  ol { list-style: none; padding: 0; }
  li { border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent); padding: .75rem 0; }
  time, dt { opacity: .7; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; overflow-wrap: anywhere; }
  dd { margin: 0; }
  iframe { width: 100%; height: 32rem; border: 1px solid color-mix(in srgb, currentcolor 20%, transparent); background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }`;

export function listPage(mails: Mail[]): string {
  const items = mails.map(
    (
      mail,
    ) => `<li><a href="/inbox/${escapeHtml(mail.id)}">${escapeHtml(mail.subject) || '(no subject)'}</a><br>
      to ${escapeHtml(mail.to.join(', '))} · ${moment(mail)}</li>`,
  );
  const list = items.length > 0 ? `<ol>${items.join('\n')}</ol>` : '<p>There is no mail here.</p>';
  return shell('Inbox', `<h1>Inbox</h1><p>What the site would have sent, newest first.</p>${list}`);
}

export function mailPage(mail: Mail): string {
  const { id, subject, html, text, from, to, reply_to, cc, bcc, headers } = mail;
  const lines = Object.entries({
    From: from,
    To: to,
    'Reply-To': reply_to,
    Cc: cc,
    Bcc: bcc,
    ...asRecord(headers),
  })
    .filter(([, value]) => value)
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml([value].flat().join(', '))}</dd>`);
  // Without allow-scripts and allow-same-origin the frame can neither run nor reach anything.
  const frame = html ? `<iframe sandbox="" title="The e-mail" srcdoc="${escapeHtml(html)}"></iframe>` : '';
  const plain = text ? `<h2>Text</h2><pre>${escapeHtml(text)}</pre>` : '';
  return shell(
    subject,
    `<p><a href="/inbox">Inbox</a></p><h1>${escapeHtml(subject)}</h1>
    <dl>${lines.join('')}<dt>Sent</dt><dd>${moment(mail)}</dd><dt>Id</dt><dd>${escapeHtml(id)}</dd></dl>${frame}${plain}`,
  );
}

function shell(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;
}

const moment = ({ created_at }: Mail) =>
  `<time datetime="${escapeHtml(created_at)}">${escapeHtml(created_at)}</time>`;

const asRecord = (value: unknown) => (typeof value === 'object' && value !== null ? value : {});

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(value: unknown): string {
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
