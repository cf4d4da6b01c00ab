import { PageHero } from '@/components/layout/page-hero';
import { ButtonLink } from '@/components/ui/button-link';
import { blog, blogError } from '@/content/blog';
import { routes } from '@/lib/routes';
import { areas } from '@/lib/routes/table';
import { pageMetadata } from '@/lib/search/seo/metadata';

export const generateMetadata = () =>
  pageMetadata({
    title: blogError.title,
    description: blogError.text,
    path: `${areas.outage.path}${routes.blog}`,
    noindex: true,
  });

/** Sent with status 500 in place of the list of articles while the database does not answer (lib/server/serve.ts). */
export default function BlogOutagePage() {
  return (
    <PageHero title={blog.title} lead={blog.lead}>
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
    </PageHero>
  );
}
