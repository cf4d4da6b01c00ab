import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Mailbox } from '../mail/mailbox.ts';
import { authError } from './errors.ts';

export type MailKind = 'invite' | 'recovery';
export type MailTemplate = { subject: string; path: string };
export type MailerConfig = {
  siteUrl: string;
  sender: string;
  /** In an hour; 0 is as many as there are. */
  mailsAnHour: number;
  templates: Record<MailKind, MailTemplate>;
};
export type Mailer = ReturnType<typeof mailerOf>;

const HOUR = 3_600_000;
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
};

/** The e-mails of Supabase Auth, from the templates that supabase/config.toml names, into the inbox. */
export function mailerOf(mailbox: Mailbox, { siteUrl, sender, mailsAnHour, templates }: MailerConfig) {
  let sent: number[] = [];

  return async (kind: MailKind, to: string, tokenHash: string): Promise<void> => {
    const now = performance.now();
    sent = sent.filter((moment) => moment > now - HOUR);
    if (mailsAnHour > 0 && sent.length >= mailsAnHour)
      throw authError(429, 'over_email_send_rate_limit', 'email rate limit exceeded');
    sent.push(now);
    const { subject, path } = templates[kind];
    const values = { SiteURL: siteUrl, Email: to, TokenHash: tokenHash };
    const html = filled(readFileSync(path, 'utf8'), values);
    await mailbox.deliver({ from: sender, to: [to], subject: filled(subject, values), html }, null, '');
  };
}

/** What a Go template makes of `{{ .Name }}`: the value as HTML, and nothing where there is none. */
function filled(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) =>
    (Object.hasOwn(values, name) ? (values[name] ?? '') : '').replace(
      /[&<>"']/g,
      (sign) => ENTITIES[sign] ?? '',
    ),
  );
}

/** `[auth.email.template.<kind>]` of supabase/config.toml. */
export function templateOf(toml: string, kind: MailKind, root: string): MailTemplate {
  const [, section = ''] =
    new RegExp(`^\\[auth\\.email\\.template\\.${kind}\\]$([^[]*)`, 'm').exec(toml) ?? [];
  const value = (name: string) => new RegExp(`^${name}\\s*=\\s*"(.*)"$`, 'm').exec(section)?.[1] ?? '';
  return { subject: value('subject'), path: resolve(root, value('content_path')) };
}
