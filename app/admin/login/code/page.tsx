import { redirect } from 'next/navigation';
import { CodeForm } from '@/components/admin/account/code-form';
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
    title: 'Your code',
    description: 'The second half of a login.',
    path: '/admin/login/code',
    noindex: true,
  });

export default async function CodePage({ searchParams }: { searchParams: Promise<Parameters> }) {
  const wanted = safeRedirect(firstOf((await searchParams).next));
  const standing = await getSecondFactor();
  if (standing === 'passed' || standing === 'none') redirect(wanted);
  if (standing !== 'due') redirect(signInPath(standing, wanted));
  return (
    <SignInFrame
      brand={await brandOrDefault()}
      title="Your code"
      text="Open your authenticator app. If you have lost the device, ask an owner to reset your second factor."
    >
      <CodeForm next={wanted} />
      <div className="mt-6">
        <LogOutButton />
      </div>
    </SignInFrame>
  );
}
