import type { ReactNode } from 'react';
import { revealDelay } from '@/components/layout/reveal-delay';
import { StepBars } from './step-bars';

type StepProps = {
  title: string;
  titleClass?: string;
  /** Counted from 0. */
  index: number;
  total: number;
  children: ReactNode;
};

export function Step({ title, titleClass = 'heading-3', index, total, children }: StepProps) {
  const last = index === total - 1;
  return (
    <li
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
      <div className={`pt-2.5 ${last ? '' : 'pb-12'}`}>
        <div className="flex items-start justify-between gap-6">
          <h3 className={`min-w-0 ${titleClass}`}>{title}</h3>
          <StepBars step={index} total={total} />
        </div>
        {children}
      </div>
    </li>
  );
}
