import { Faq } from '@/components/layout/faq';
import { ButtonLink } from '@/components/ui/button-link';
import { home, homeFaq } from '@/content/home';
import { routes } from '@/lib/routes';

export function HomeFaq() {
  const { heading, text, more, link } = home.faq;
  return (
    <Faq id="faq" heading={heading} text={text} questions={homeFaq}>
      <p className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
        {more}
        <ButtonLink href={routes.contact} variant="outline">
          {link}
        </ButtonLink>
      </p>
    </Faq>
  );
}
