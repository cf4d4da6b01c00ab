import { Section } from '@/components/layout/section';
import type { CityPageTexts } from '@/content/city-pages';
import type { Testimonial } from '@/lib/cities/schema';

type CityTestimonialsProps = {
  texts: CityPageTexts['testimonials'];
  city: string;
  service: string;
  testimonials: readonly Testimonial[];
};

export function CityTestimonials({ texts, city, service, testimonials }: CityTestimonialsProps) {
  if (testimonials.length === 0) return null;
  return (
    <Section id="testimonials" crumbs={[service, city]} heading={texts.heading}>
      <ul className="grid gap-10 lg:grid-cols-2">
        {testimonials.map(({ quote, author, role, company, rating, isSample }) => (
          <li key={`${author} ${quote}`}>
            <figure className="border-t pt-6">
              <blockquote className="font-display text-xl leading-snug font-medium">
                <p>“{quote}”</p>
              </blockquote>
              <figcaption className="mt-4 text-sm text-muted-foreground">
                <p className="font-semibold text-foreground">{author}</p>
                <p>{[role, company].filter(Boolean).join(', ')}</p>
                <p>Rated {rating} out of 5</p>
                {isSample && (
                  <p className="mt-3 inline-block rounded-sm border px-2 py-0.5 text-xs">{texts.sample}</p>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
