import { ForgottenForm } from '@/components/admin/account/forgotten-form';
import { Notice } from '@/components/admin/layout/notice';
import { SignInFrame } from '@/components/admin/layout/sign-in-frame';
import type { Parameters } from '@/lib/lists/parameters';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { brandOrDefault } from '@/lib/site/identity';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Forgotten password',
    description: 'Have a link for a new password sent.',
    path: '/admin/forgotten',
    noindex: true,
  });

export default async function ForgottenPage({ searchParams }: { searchParams: Promise<Parameters> }) {
  const isSent = (await searchParams).sent !== undefined;
  return (
    <SignInFrame
      brand={await brandOrDefault()}
      title="Forgotten password"
      text="We send you an e-mail with a link, by which you set another one."
    >
      {isSent ? (
        <Notice tone="info" role="status">
          If somebody of the staff has this address, an e-mail is on its way. Its link works once, for an
          hour. Look among your unwanted mails too.
        </Notice>
      ) : (
        <ForgottenForm />
      )}
      <p className="mt-6">
        <a href="/admin/login" className="text-link inline-block min-h-6">
          Back to the login
        </a>
      </p>
    </SignInFrame>
  );
}
