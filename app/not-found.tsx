import { Brand } from '@/components/layout/brand';
import { NotFoundView } from '@/components/layout/not-found-view';
import { notFoundPage } from '@/content/problems';
import { routes } from '@/lib/routes';
import { missingMetadata } from '@/lib/search/seo/metadata';
import { brandOrDefault } from '@/lib/site/identity';

export const generateMetadata = () => missingMetadata();

/** The last resort outside the public pages. Next sends it along with every page, so it stays small and has no script. */
export default async function NotFound() {
  const { name, logo } = await brandOrDefault();
  return (
    <>
      <header className="border-b">
        <div className="container-page flex min-h-16 items-center">
          <a href={routes.home}>
            <Brand name={name} logo={logo} />
          </a>
        </div>
      </header>
      <main id="content">
        <NotFoundView texts={notFoundPage} />
      </main>
    </>
  );
}
