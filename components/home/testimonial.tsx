import { StarIcon } from '@/components/ui/icons';
import { initialsOf, Monogram } from '@/components/ui/monogram';
import type { HomeTestimonial, HomeTexts } from '@/content/home';
import { isSample } from '@/content/types';

type TestimonialProps = { texts: HomeTexts['testimonial']; testimonial: HomeTestimonial };

export function Testimonial({ texts, testimonial }: TestimonialProps) {
  const { quote, author, role, company, image, rating } = testimonial;
  if (!quote) return null;
  return (
    <section aria-labelledby="testimonial-heading" className="border-t bg-card">
      <div className="container-page section-space">
        <h2 id="testimonial-heading" className="sr-only">
          {texts.heading}
        </h2>
        <figure data-reveal={0} className="grid gap-x-16 gap-y-10 lg:grid-cols-[3fr_1fr] lg:items-end">
          <blockquote className="font-display text-[clamp(1.625rem,1.1rem+2.3vw,3rem)] leading-[1.18] font-medium tracking-tight text-balance">
            <p dir="auto" className="wrap-anywhere">
              “{quote}”
            </p>
          </blockquote>
          <figcaption className="border-t pt-6">
            <div role="img" aria-label={`Rated ${rating} out of 5`} className="flex gap-1">
              {[1, 2, 3, 4, 5].map((star) => (
                <StarIcon key={star} className={`size-5 ${star <= rating ? 'text-rank' : 'text-border'}`} />
              ))}
            </div>
            <div className="mt-5 flex items-center gap-4">
              {image ? (
                <img
                  src={image}
                  alt=""
                  width={56}
                  height={56}
                  loading="lazy"
                  data-initials={initialsOf(author)}
                  className="picture size-14 rounded-full"
                />
              ) : (
                <Monogram name={author} />
              )}
              <div>
                <p className="font-semibold">{author}</p>
                <p className="text-sm text-muted-foreground">{[role, company].filter(Boolean).join(', ')}</p>
              </div>
            </div>
            {isSample(testimonial) && (
              <p className="mt-5 inline-block rounded-sm border px-2 py-0.5 text-xs text-muted-foreground">
                {texts.sample}
              </p>
            )}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
