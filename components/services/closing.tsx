import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';

type ClosingProps = { heading: string; text: string; link: string; href?: string };

export function Closing({ heading, text, link, href = routes.contact }: ClosingProps) {
  return (
    <section aria-labelledby="closing-heading" className="ruled border-t bg-card">
      <div className="container-page section-space">
        <h2 id="closing-heading" className="heading-2 max-w-[18ch]">
          {heading}
        </h2>
        <p className="mt-5 max-w-[56ch] text-lead text-muted-foreground">{text}</p>
        <ButtonLink href={href} size="lg" className="mt-8">
          {link}
        </ButtonLink>
      </div>
    </section>
  );
}
