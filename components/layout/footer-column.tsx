export type FooterLink = { name: string; path: string };

export function FooterColumn({ heading, links }: { heading: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={heading} className="print:hidden">
      <h2 className="heading-3">{heading}</h2>
      <ul className="mt-3">
        {links.map(({ name, path }) => (
          <li key={path}>
            <a
              href={path}
              className="inline-flex min-h-9 items-center text-muted-foreground hover:text-foreground hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
