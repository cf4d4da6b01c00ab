import { Brand } from '@/components/layout/brand';
import { NotFoundView } from '@/components/layout/not-found-view';
import { notFoundPage } from '@/content/problems';
import { routes } from '@/lib/routes';
import { missingMetadata } from '@/lib/search/seo/metadata';

export const metadata = missingMetadata();

/** The last resort outside the public pages. Next sends it along with every page, so it stays small and has no script. */
export default function NotFound() {
  return (
    <>
      <header className="border-b">
        <div className="container-page flex min-h-16 items-center">
          <a href={routes.home}>
            <Brand />
          </a>
        </div>
      </header>
      <main id="content">
        <NotFoundView texts={notFoundPage} />
      </main>
    </>
  );
}
