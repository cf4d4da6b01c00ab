import type { Question } from '@/content/types';
import { FaqList } from './faq-list';

type FaqProps = {
  id: string;
  heading: string;
  text?: string;
  questions: readonly Question[];
  children?: React.ReactNode;
};

/** Questions and answers as a section of a page; the answers are in the HTML while they are closed. */
export function Faq({ id, heading, text, questions, children }: FaqProps) {
  if (questions.length === 0) return null;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="border-t">
      <div className="container-page section-space grid gap-x-16 gap-y-10 lg:grid-cols-[2fr_3fr]">
        <div className="content-start lg:sticky lg:top-28 lg:self-start">
          <h2 id={`${id}-heading`} className="heading-2">
            {heading}
          </h2>
          {text && <p className="mt-5 max-w-[36ch] text-lead text-muted-foreground">{text}</p>}
          {children}
        </div>
        <FaqList group={id} questions={questions} />
      </div>
    </section>
  );
}
