import { PeopleView } from '@/components/admin/people/people-view';
import { requireOwner } from '@/lib/auth';
import { nullOnError } from '@/lib/lists/null-on-error';
import { listStaff } from '@/lib/people';
import { pageMetadata } from '@/lib/search/seo/metadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'People',
    description: 'Who may use the staff area.',
    path: '/admin/people',
    noindex: true,
  });

export default async function PeoplePage() {
  const { id } = await requireOwner();
  return <PeopleView ownId={id} staff={await nullOnError('people.not_read', listStaff())} />;
}
