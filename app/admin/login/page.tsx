import { redirect } from 'next/navigation';
import { LoginView } from '@/components/admin/layout/login-view';
import { getAdministrator } from '@/lib/auth';
import { safeRedirect } from '@/lib/auth/safe-redirect';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { brandOrDefault } from '@/lib/site/identity';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Admin Login',
    description: 'Sign in to handle enquiries and the blog.',
    path: '/admin/login',
    noindex: true,
  });

type Query = Promise<Record<string, string | string[] | undefined>>;

export default async function LoginPage({ searchParams }: { searchParams: Query }) {
  const { next, left } = await searchParams;
  const wanted = safeRedirect(typeof next === 'string' ? next : '');
  // An outage of the sign-in service must not keep its own page from being shown.
  if (await getAdministrator().catch(() => null)) redirect(wanted);
  return <LoginView brand={await brandOrDefault()} next={wanted} hasLeft={left !== undefined} />;
}
