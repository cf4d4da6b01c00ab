import { AccountView } from '@/components/admin/account/account-view';
import { getSecondFactor, requireAdministrator } from '@/lib/auth';
import { listOwnSessions } from '@/lib/auth/sessions';
import { nullOnError } from '@/lib/lists/null-on-error';
import { isSecondFactorRequired } from '@/lib/people/rule';
import { pageMetadata } from '@/lib/search/seo/metadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Your Account',
    description: 'Your password, your second factor and where you are logged in.',
    path: '/admin/account',
    noindex: true,
  });

export default async function AccountPage() {
  const { email } = await requireAdministrator();
  const [secondFactor, required, sessions] = await Promise.all([
    getSecondFactor(),
    isSecondFactorRequired(),
    nullOnError('sessions.not_read', listOwnSessions()),
  ]);
  return (
    <AccountView
      email={email}
      secondFactor={secondFactor}
      isSecondFactorRequired={required}
      sessions={sessions}
    />
  );
}
