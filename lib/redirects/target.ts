import 'server-only';
import { UserError } from '../action/user-error';
import { toRegExp } from '../routes/pattern';
import { manyPages } from '../routes/table';
import { isKnownService } from '../services/follow';
import { sessionClient } from '../supabase/session';
import { pageAt } from './page-at';
import { coversPage } from './schema';

const slugIn = (path: string, { path: page, files }: { path: string; files: readonly string[] }) =>
  [page, ...files]
    .map((pattern) => toRegExp(pattern, { slug: '[a-z0-9-]+' }).exec(path)?.groups?.slug)
    .find((slug) => slug !== undefined);

/** @throws {UserError} when a service, or one of its pages, is at the address */
export async function refuseCoveredPage(source: string): Promise<void> {
  const page = pageAt(source, await isKnownService());
  if (page) throw new UserError('invalid', coversPage(page, source), { source: coversPage(page, source) });
}

/** @throws {UserError} when visitors would be led to a page that is missing */
export async function refuseMissingTarget(target: string): Promise<void> {
  const [path = ''] = target.split(/[?#]/);
  if (pageAt(path, await isKnownService()) || (await isInDatabase(path))) return;
  const message = `There is no page at ${path}, so visitors would be led to one that is missing.`;
  throw new UserError('invalid', message, { target: message });
}

async function isInDatabase(path: string): Promise<boolean> {
  const client = await sessionClient();
  const post = slugIn(path, manyPages.post);
  const author = slugIn(path, manyPages.author);
  const answers = await Promise.all([
    client.from('slug_redirects').select('id').eq('source_path', path).limit(1).throwOnError(),
    post &&
      client
        .from('blog_posts')
        .select('id')
        .eq('slug', post)
        .eq('status', 'published')
        .limit(1)
        .throwOnError(),
    author && client.from('authors').select('id').eq('slug', author).limit(1).throwOnError(),
  ]);
  return answers.some((answer) => typeof answer === 'object' && answer.data.length > 0);
}
