/** Addresses come from visitors, so only their own characters get into a link. */
export function MailLink({ email }: { email: string }) {
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  return (
    <a href={`mailto:${address}`} className="text-link inline-block min-h-6 [overflow-wrap:anywhere]">
      {email}
    </a>
  );
}

export function PhoneLink({ phone }: { phone: string }) {
  const number = phone.replace(/(?!^\+)\D/g, '');
  if (!/\d/.test(number)) return <span className="[overflow-wrap:anywhere]">{phone}</span>;
  return (
    <a href={`tel:${number}`} className="text-link inline-block min-h-6 tabular-nums">
      {phone}
    </a>
  );
}

export function WebsiteLink({ website }: { website: string }) {
  const isSafe = URL.canParse(website) && /^https?:$/.test(new URL(website).protocol);
  if (!isSafe) return <span className="[overflow-wrap:anywhere]">{website}</span>;
  return (
    <a href={website} target="_blank" rel="noopener nofollow" className="text-link [overflow-wrap:anywhere]">
      {website}
    </a>
  );
}
