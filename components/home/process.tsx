import { SectionHeading } from '@/components/layout/section-heading';
import { ButtonLink } from '@/components/ui/button-link';
import { home, processSteps } from '@/content/home';
import { routes } from '@/lib/routes';
import { ProcessStep } from './process-step';

export function Process() {
  const { crumbs, heading, text, link } = home.process;
  return (
    <section aria-labelledby="process-heading" className="border-t">
      <div className="container-page section-space grid gap-x-16 gap-y-12 lg:grid-cols-[2fr_3fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading id="process-heading" crumbs={crumbs} heading={heading} text={text}>
            <ButtonLink href={routes.contact} size="lg" className="mt-8">
              {link}
            </ButtonLink>
          </SectionHeading>
        </div>
        <ol>
          {processSteps.map((step, index) => (
            <ProcessStep key={step.name} {...step} index={index} total={processSteps.length} />
          ))}
        </ol>
      </div>
    </section>
  );
}
