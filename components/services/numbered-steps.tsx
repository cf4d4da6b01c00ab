import { Step } from '@/components/layout/step';
import type { TitledText } from '@/content/types';

export function NumberedSteps({ steps }: { steps: readonly TitledText[] }) {
  return (
    <ol>
      {steps.map(({ title, description }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows may repeat a title, and the list never changes its order
        <Step key={index} title={title} index={index} total={steps.length}>
          {description && <p className="mt-2 max-w-[52ch] text-muted-foreground">{description}</p>}
        </Step>
      ))}
    </ol>
  );
}
