/** Letters of any script before the @, as India's mail providers hand them out; the domain as the network writes it. */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+.-]*[\p{L}\p{M}\p{N}_+-]@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]{1,59})$/iu;

/** A host name with a name of the DNS at each level, the last of them no number. */
export const hostPattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]{1,59})$/i;

const DOMAIN_OF_LETTERS = /^[\p{L}\p{M}\p{N}.。．-]+$/u;

/**
 * An address with its domain in the ASCII form that every mail program takes (`xn--…`), and without the dot that a
 * sentence leaves at its end. What is no domain stays as it is.
 */
export function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).replace(/\.$/, '');
  const plain = email.slice(0, at + 1) + domain;
  if (at < 0 || /^[\x20-\x7e]*$/.test(domain) || !DOMAIN_OF_LETTERS.test(domain)) return plain;
  return email.slice(0, at + 1) + (asciiHost(domain) ?? domain);
}

function asciiHost(domain: string): string | null {
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : null;
}
