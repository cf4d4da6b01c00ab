import { PlusIcon } from '@/components/ui/icons';
import type { Question } from '@/content/types';

/** A native accordion: one answer open at a time, and the open one can be closed. */
export function FaqList({ group, questions }: { group: string; questions: readonly Question[] }) {
  return (
    <div className="border-b">
      {questions.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question may stand twice, and the list never changes its order
        <details key={index} name={group} className="group border-t">
          <summary className="flex items-start justify-between gap-6 py-5 hover:text-rank">
            <h3 dir="auto" className="heading-3 wrap-anywhere">
              {question}
            </h3>
            <PlusIcon className="mt-1 size-5 shrink-0 text-rank transition-transform duration-200 group-open:rotate-45" />
          </summary>
          <p dir="auto" className="max-w-[65ch] pb-7 wrap-anywhere whitespace-pre-line text-muted-foreground">
            {answer}
          </p>
        </details>
      ))}
    </div>
  );
}
