import { Faq } from '@/components/layout/faq';
import { ButtonLink } from '@/components/ui/button-link';
import type { HomeTexts } from '@/content/home';
import type { Question } from '@/content/types';
import { routes } from '@/lib/routes';

type HomeFaqProps = { texts: HomeTexts['faq']; questions: readonly Question[] };

export function HomeFaq({ texts, questions }: HomeFaqProps) {
  const { heading, text, more, link } = texts;
  return (
    <Faq id="faq" heading={heading} text={text} questions={questions}>
      <p className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
        {more}
        <ButtonLink href={routes.contact} variant="outline">
          {link}
        </ButtonLink>
      </p>
    </Faq>
  );
}
