import { ErrorId } from '@/components/layout/error-id';
import { PageHero } from '@/components/layout/page-hero';
import { ButtonLink } from '@/components/ui/button-link';
import { blogError } from '@/content/blog';
import { routes } from '@/lib/routes';
import { areas } from '@/lib/routes/table';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { readSection } from '@/lib/site/read';

export const revalidate = 300;

export const generateMetadata = () =>
  pageMetadata({
    title: blogError.title,
    description: blogError.text,
    path: `${areas.outage.path}${routes.blog}`,
    noindex: true,
  });

/** Sent with status 500 in place of the list of articles while the database does not answer (lib/server/serve.ts). */
export default async function BlogOutagePage() {
  const { title, lead } = await readSection('blog');
  return (
    <PageHero title={title} lead={lead}>
      <div
        role="alert"
        className="basis-full rounded-md border border-l-4 border-destructive bg-destructive/10 px-4 py-3"
      >
        <h2 className="font-semibold">{blogError.title}</h2>
        <p>{blogError.text}</p>
      </div>
      {/* An empty address is the one that failed; the target keeps it a full load. */}
      <ButtonLink href="" target="_self">
        {blogError.retry}
      </ButtonLink>
      <ErrorId />
    </PageHero>
  );
}
