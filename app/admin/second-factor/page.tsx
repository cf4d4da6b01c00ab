import { redirect } from 'next/navigation';
import { SecondFactorSetup } from '@/components/admin/account/second-factor-setup';
import { LogOutButton } from '@/components/admin/layout/log-out-button';
import { SignInFrame } from '@/components/admin/layout/sign-in-frame';
import { getSecondFactor } from '@/lib/auth';
import { safeRedirect } from '@/lib/auth/safe-redirect';
import { signInPath } from '@/lib/auth/sign-in-path';
import { firstOf, type Parameters } from '@/lib/lists/parameters';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { brandOrDefault } from '@/lib/site/identity';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Second factor',
    description: 'Set up a second factor.',
    path: '/admin/second-factor',
    noindex: true,
  });

const texts = {
  missing: 'The owners ask everybody to log in with a code of an app too. It takes a minute.',
  none: 'From then on you log in with your password and a code of an app on your phone.',
};

export default async function SecondFactorPage({ searchParams }: { searchParams: Promise<Parameters> }) {
  const wanted = safeRedirect(firstOf((await searchParams).next));
  const standing = await getSecondFactor();
  if (standing === 'passed') redirect(wanted);
  if (standing !== 'missing' && standing !== 'none') redirect(signInPath(standing, wanted));
  return (
    <SignInFrame brand={await brandOrDefault()} title="Second factor" text={texts[standing]}>
      <SecondFactorSetup next={wanted} />
      <div className="mt-6">
        <LogOutButton />
      </div>
    </SignInFrame>
  );
}
