import 'server-only';
import { UserError } from '../action/user-error';
import { toRegExp } from '../routes/pattern';
import { manyPages } from '../routes/table';
import { sessionClient } from '../supabase/session';
import { pageAt } from './page-at';

const slugIn = (path: string, { path: page, files }: { path: string; files: readonly string[] }) =>
  [page, ...files]
    .map((pattern) => toRegExp(pattern, { slug: '[a-z0-9-]+' }).exec(path)?.groups?.slug)
    .find((slug) => slug !== undefined);

/** @throws {UserError} when visitors would be led to a page that is missing */
export async function refuseMissingTarget(target: string): Promise<void> {
  const [path = ''] = target.split(/[?#]/);
  if (pageAt(path) || (await isInDatabase(path))) return;
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
