import { revealDelay } from '@/components/layout/reveal-delay';
import { home } from '@/content/home';
import { StepBars } from './step-bars';

type ProcessStepProps = { name: string; text: string; outcome: string; index: number; total: number };

export function ProcessStep({ name, text, outcome, index, total }: ProcessStepProps) {
  const last = index === total - 1;
  return (
    <li
      data-reveal={revealDelay('step', index)}
      className="relative grid grid-cols-[3.5rem_1fr] gap-x-4 sm:gap-x-8"
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
      <div className={`pt-2.5 ${last ? '' : 'pb-12'}`}>
        <div className="flex items-start justify-between gap-6">
          <h3 className="font-display text-[clamp(1.5rem,1.3rem+0.9vw,2rem)] leading-tight font-semibold tracking-tight">
            {name}
          </h3>
          <StepBars step={index} total={total} />
        </div>
        <p className="mt-2 max-w-[52ch] text-muted-foreground">{text}</p>
        <p className="mt-4 border-l-2 border-data pl-3 text-sm">
          <span className="font-semibold text-data">{home.process.outcome}</span>{' '}
          {outcome.charAt(0).toLowerCase() + outcome.slice(1)}
        </p>
      </div>
    </li>
  );
}
