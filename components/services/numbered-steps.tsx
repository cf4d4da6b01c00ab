import { StepBars } from '@/components/home/step-bars';
import { revealDelay } from '@/components/layout/reveal-delay';
import type { TitledText } from '@/lib/read-row';

/** Steps that climb, as on the home page. */
export function NumberedSteps({ steps }: { steps: readonly TitledText[] }) {
  return (
    <ol>
      {steps.map(({ title, description }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: rows may repeat a title, and the list never changes its order
          key={index}
          data-reveal={revealDelay('step', index)}
          className="grid grid-cols-[3.5rem_1fr_auto] gap-x-4 border-t py-7 sm:gap-x-8"
        >
          <span className="font-display text-3xl font-bold tabular-nums text-rank">{index + 1}</span>
          <div>
            <h3 className="heading-3">{title}</h3>
            {description && <p className="mt-2 max-w-[52ch] text-muted-foreground">{description}</p>}
          </div>
          <StepBars step={index} total={steps.length} />
        </li>
      ))}
    </ol>
  );
}
