import { AuthorPosts } from '@/components/author/author-posts';
import { AuthorProfile } from '@/components/author/author-profile';
import { TopicFilter } from '@/components/author/topic-filter';
import { MissingItem } from '@/components/blog/missing-item';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageHero } from '@/components/layout/page-hero';
import { JsonLd } from '@/components/seo/json-ld';
import { Pagination } from '@/components/ui/pagination';
import { getAuthor } from '@/lib/authors';
import { type AuthorView, authorViewAddress } from '@/lib/authors/list-address';
import type { Author } from '@/lib/authors/schema';
import { listPostsByAuthor } from '@/lib/blog';
import { routes } from '@/lib/routes';
import { authorMetadata, profilePage } from '@/lib/search/seo/article';
import { breadcrumbList, graph } from '@/lib/search/seo/json-ld';
import { readSection } from '@/lib/site/read';
import { pageOrMissing } from '../../page-or-missing';

type Named = { slug: string; view: AuthorView | null };

/** A page of the articles of an author, all or on a topic; null when the view has no such page. */
async function findArticles(author: Author, view: AuthorView) {
  const list = await listPostsByAuthor(author.id, view);
  return view.page > list.pages ? null : { texts: await readSection('author-pages'), author, view, ...list };
}

/** An author with a page of their articles, all or on one topic. @param read with null for a view that the address names none of */
export const authorViewPage = <Props,>(read: (props: Props) => Promise<Named>) =>
  pageOrMissing({
    find: async (props: Props) => {
      const { slug, view } = await read(props);
      const author = await getAuthor(slug);
      return author && view && findArticles(author, view);
    },
    metadata: ({ author, view }) =>
      authorMetadata(author, authorViewAddress(author.slug, view), view.tag !== null),
    isInvented: ({ view }) => view.tag !== null,
    missing: async (props, texts) => {
      const { missing } = await readSection('author-pages');
      if (await getAuthor((await read(props)).slug)) return { view: <NotFoundView texts={texts} /> };
      return {
        title: missing.title,
        view: <MissingItem texts={texts} missing={missing} back={missing.back} />,
      };
    },
    view: (articles) => <AuthorArticles {...articles} />,
  });

type Articles = NonNullable<Awaited<ReturnType<typeof findArticles>>>;

function AuthorArticles({ texts, author, view, topics, posts, pages }: Articles) {
  const { slug } = author;
  const path = authorViewAddress(slug, view);
  const crumbs = [{ name: 'Blog', path: routes.blog }, { name: author.name }];
  return (
    <>
      <JsonLd graph={graph(profilePage(author, path), breadcrumbList(crumbs, path))} />
      <PageHero breadcrumbs={<Breadcrumbs items={crumbs} />} title={texts.title} />
      <div className="container-page grid gap-16 py-12 pb-24">
        <AuthorProfile author={author} sample={texts.sample} />
        <section aria-labelledby="posts-heading">
          <h2 id="posts-heading" tabIndex={-1} data-list-heading="" className="heading-2">
            {texts.articlesBy} {author.name}
          </h2>
          {topics.length > 0 && (
            <TopicFilter
              topics={topics}
              current={view.tag}
              addressOf={(tag) => authorViewAddress(slug, { tag, page: 1 })}
            />
          )}
          <div className="group-data-pending/list:opacity-50">
            {posts.length > 0 ? (
              <AuthorPosts posts={posts} />
            ) : (
              <p className="mt-8 border-l-4 border-primary py-2 pl-6 text-lead">
                {texts.empty}
                {view.tag && ` with the tag "${view.tag}"`}
              </p>
            )}
            <Pagination
              page={view.page}
              pages={pages}
              addressOf={(page) => authorViewAddress(slug, { ...view, page })}
            />
          </div>
        </section>
      </div>
    </>
  );
}
