import { Step } from '@/components/layout/step';
import { home } from '@/content/home';

type ProcessStepProps = { name: string; text: string; outcome: string; index: number; total: number };

export function ProcessStep({ name, text, outcome, index, total }: ProcessStepProps) {
  return (
    <Step
      title={name}
      titleClass="font-display text-[clamp(1.5rem,1.3rem+0.9vw,2rem)] leading-tight font-semibold tracking-tight"
      index={index}
      total={total}
    >
      <p className="mt-2 max-w-[52ch] text-muted-foreground">{text}</p>
      <p className="mt-4 border-l-2 border-data pl-3 text-sm">
        <span className="font-semibold text-data">{home.process.outcome}</span>{' '}
        {outcome.charAt(0).toLowerCase() + outcome.slice(1)}
      </p>
    </Step>
  );
}
