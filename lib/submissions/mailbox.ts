const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** The one mailbox behind the many ways to write its address: capitals, tags after a plus, and Gmail's dots do not count. */
export function mailboxOf(email: string): string {
  const address = email.normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const [name = ''] = address.slice(0, at).split('+');
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
