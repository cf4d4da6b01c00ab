import { LinkForm } from '@/components/admin/account/link-form';
import { SignInFrame } from '@/components/admin/layout/sign-in-frame';
import { firstOf, type Parameters } from '@/lib/lists/parameters';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { brandOrDefault } from '@/lib/site/identity';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Welcome',
    description: 'Accept an invitation or set a new password.',
    path: '/admin/link',
    noindex: true,
  });

export default async function LinkPage({ searchParams }: { searchParams: Promise<Parameters> }) {
  const { token_hash, type } = await searchParams;
  const isInvitation = type === 'invite';
  return (
    <SignInFrame
      brand={await brandOrDefault()}
      title={isInvitation ? 'Welcome' : 'Set a new password'}
      text={
        isInvitation
          ? 'You are invited to the staff area. Next you choose a password.'
          : 'Next you choose another password.'
      }
    >
      <LinkForm
        token={firstOf(token_hash)}
        type={isInvitation ? 'invite' : 'recovery'}
        button={isInvitation ? 'Accept the invitation' : 'Go on'}
      />
    </SignInFrame>
  );
}
