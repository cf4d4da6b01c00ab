import { redirect } from 'next/navigation';
import { NewPasswordForm } from '@/components/admin/account/new-password-form';
import { SignInFrame } from '@/components/admin/layout/sign-in-frame';
import { getSecondFactor } from '@/lib/auth';
import { cameByLink } from '@/lib/auth/session-age';
import { NEW_PASSWORD_PAGE, signInPath } from '@/lib/auth/sign-in-path';
import { getSignedIn } from '@/lib/auth/signed-in';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { brandOrDefault } from '@/lib/site/identity';

export const generateMetadata = () =>
  pageMetadata({
    title: 'New password',
    description: 'Choose a password.',
    path: '/admin/new-password',
    noindex: true,
  });

export default async function NewPasswordPage() {
  const person = await getSignedIn();
  if (!person || !cameByLink(person.token)) redirect('/admin/forgotten');
  if ((await getSecondFactor()) === 'due') redirect(signInPath('due', NEW_PASSWORD_PAGE));
  return (
    <SignInFrame brand={await brandOrDefault()} title="New password" text={person.email}>
      <NewPasswordForm email={person.email} />
    </SignInFrame>
  );
}
