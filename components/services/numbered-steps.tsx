import { StepBars } from '@/components/home/step-bars';
import { revealDelay } from '@/components/layout/reveal-delay';
import type { TitledText } from '@/lib/read-row';

/** Steps that climb, as on the home page. */
export function NumberedSteps({ steps }: { steps: readonly TitledText[] }) {
  return (
    <ol>
      {steps.map(({ title, description }, index) => {
        const last = index === steps.length - 1;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may repeat a title, and the list never changes its order
            key={index}
            data-reveal={revealDelay('step', index)}
            className="relative grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 sm:gap-x-8"
          >
            {!last && (
              <span
                aria-hidden="true"
                className="absolute top-14 bottom-0 left-7 border-l border-dashed border-input"
              />
            )}
            <span
              className={`grid size-14 place-items-center rounded-md border font-display text-xl font-bold tabular-nums ${last ? 'border-transparent bg-primary text-primary-foreground' : 'border-input text-rank'}`}
            >
              {index + 1}
            </span>
            <div className={`pt-3 ${last ? '' : 'pb-11'}`}>
              <div className="flex items-start justify-between gap-6">
                <h3 className="heading-3 min-w-0">{title}</h3>
                <StepBars step={index} total={steps.length} />
              </div>
              {description && <p className="mt-2 max-w-[52ch] text-muted-foreground">{description}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
