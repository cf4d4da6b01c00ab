import { Step } from '@/components/layout/step';
import type { ProcessStep as StepTexts } from '@/content/home';

type ProcessStepProps = StepTexts & { label: string; index: number; total: number };

export function ProcessStep({ name, text, outcome, label, index, total }: ProcessStepProps) {
  return (
    <Step
      title={name}
      titleClass="font-display text-[clamp(1.5rem,1.3rem+0.9vw,2rem)] leading-tight font-semibold tracking-tight"
      index={index}
      total={total}
    >
      <p className="mt-2 max-w-[52ch] text-muted-foreground">{text}</p>
      {outcome && (
        <p className="mt-4 border-l-2 border-data pl-3 text-sm">
          <span className="font-semibold text-data">{label}</span>{' '}
          {outcome.charAt(0).toLowerCase() + outcome.slice(1)}
        </p>
      )}
    </Step>
  );
}
