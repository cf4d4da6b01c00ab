import { AccountView } from '@/components/admin/layout/account-view';
import { requireAdministrator } from '@/lib/auth';
import { pageMetadata } from '@/lib/search/seo/metadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Your Account',
    description: 'Change the password of your account.',
    path: '/admin/account',
    noindex: true,
  });

export default async function AccountPage() {
  const { email } = await requireAdministrator();
  return <AccountView email={email} />;
}
