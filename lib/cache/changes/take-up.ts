import { citySlugs } from '../../cities/city-slug';
import { forgetRedirects } from '../../redirects/follow';
import { parseCityPageAddress, routes } from '../../routes';
import { manyPages } from '../../routes/table';
import { forgetAnswers, forgetEveryAnswer } from '../../server/answers/page';
import { forgetServices } from '../../services/follow';
import { noteAnswer } from '../page-cache/database-health';
import { expire, expireEverything } from '../page-cache/expiry';
import { goneTag } from '../page-cache/gone-tag';
import { tags } from '../tags';
import type { Changes, Touched } from './schema';

/** Has everything that this process keeps follow what changed: answers of the database, pages, ready answers, redirects. */
export function takeUp(changes: Touched | Changes): void {
  if ('complete' in changes && !changes.complete) takeUpAnything();
  else if (changes.tags.length > 0 || changes.gone.length > 0) takeUpTouched(changes);
}

function takeUpTouched(changes: Touched): void {
  // Whoever tells of a change is there.
  noteAnswer();
  const gone = changes.gone.flatMap(everyAddressOf);
  expire([...changes.tags, ...gone.map(goneTag)]);
  forgetAnswers({ tags: changes.tags });
  for (const page of gone) forgetAnswers({ page });
  if (changes.tags.includes(tags.redirects)) forgetRedirects();
  if (changes.tags.includes(tags.services)) forgetServices();
}

/** Nobody knows what has changed, and which pages are no more. */
function takeUpAnything(): void {
  noteAnswer();
  const { post, author, service } = manyPages;
  const everyPage = [post, author, service].map(({ path }) => path.replace(/\[\w+\]$/, '*'));
  expireEverything();
  expire(everyPage.map(goneTag));
  forgetEveryAnswer();
  forgetRedirects();
  forgetServices();
}

/** A city page is kept under each name of its city. */
function everyAddressOf(path: string): string[] {
  const address = parseCityPageAddress(path, () => true);
  return address?.isCanonicalShape
    ? citySlugs(address.city).map((city) => routes.cityPage(address.service, city))
    : [path];
}
