import { buttonBase, buttonSizes, buttonVariants } from '@/components/ui/button-styles';
import { errorPage } from '@/content/problems';
import { routes } from '@/lib/routes';

type ErrorViewProps = { title?: string; text?: string; retry?: () => void };

/** Loads nothing but itself, for it is part of every page's script. The link is a full load on purpose: the app has failed. */
export function ErrorView({ title = errorPage.title, text = errorPage.text, retry }: ErrorViewProps) {
  return (
    <div className="container-page py-14 md:py-24">
      <h1 className="heading-1 border-l-4 border-destructive pl-5 md:pl-7">{title}</h1>
      <p className="mt-4 max-w-[60ch] pl-6 text-lead text-muted-foreground md:pl-8">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3 pl-6 md:pl-8">
        {retry && (
          <button
            type="button"
            onClick={retry}
            className={`${buttonBase} ${buttonVariants.primary} ${buttonSizes.md}`}
          >
            {errorPage.retry}
          </button>
        )}
        <a href={routes.home} className={`${buttonBase} ${buttonVariants.outline} ${buttonSizes.md}`}>
          {errorPage.home}
        </a>
      </div>
    </div>
  );
}
