import { SectionHeading } from '@/components/layout/section-heading';
import { ButtonLink } from '@/components/ui/button-link';
import type { HomeTexts, ProcessStep as StepTexts } from '@/content/home';
import { routes } from '@/lib/routes';
import { ProcessStep } from './process-step';

type ProcessProps = { texts: HomeTexts['process']; brand: string; steps: readonly StepTexts[] };

export function Process({ texts, brand, steps }: ProcessProps) {
  const { label, heading, text, link, outcome } = texts;
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="process-heading" className="border-t">
      <div className="container-page section-space grid gap-x-16 gap-y-12 lg:grid-cols-[2fr_3fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading id="process-heading" crumbs={[brand, label]} heading={heading} text={text}>
            <ButtonLink href={routes.contact} size="lg" className="mt-8">
              {link}
            </ButtonLink>
          </SectionHeading>
        </div>
        <ol>
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have one name, and the list never changes its order
            <ProcessStep key={index} {...step} label={outcome} index={index} total={steps.length} />
          ))}
        </ol>
      </div>
    </section>
  );
}
