import { ButtonLink } from '@/components/ui/button-link';
import type { TitledText } from '@/content/types';
import { routes } from '@/lib/routes';
import type { Service } from '@/lib/services/schema';

type ServiceIntroProps = { intro: Service['intro']; highlights: readonly TitledText[]; start: string };

export function ServiceIntro({ intro, highlights, start }: ServiceIntroProps) {
  return (
    <section aria-labelledby="intro-heading">
      <div className="container-page section-space grid gap-x-16 gap-y-10 lg:grid-cols-[3fr_2fr]">
        <div>
          <h2 id="intro-heading" className="heading-2 max-w-[20ch]">
            {intro.heading}
          </h2>
          {intro.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[62ch] text-lead text-muted-foreground">
              {paragraph}
            </p>
          ))}
          <ButtonLink href={routes.contact} size="lg" className="mt-8">
            {start}
          </ButtonLink>
        </div>
        <ul>
          {highlights.map(({ title, description }) => (
            <li key={title} className="border-t py-5">
              <h3 className="heading-3">{title}</h3>
              <p className="mt-1.5 text-muted-foreground">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
