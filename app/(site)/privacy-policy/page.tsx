import type { Metadata } from 'next';
import { LegalDocument } from '@/components/layout/legal-document';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { getIdentity } from '@/lib/site/identity';
import { readSection } from '@/lib/site/read';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = await readSection('privacy-policy');
  return pageMetadata({ title, description, path: routes.privacyPolicy });
}

export default async function PrivacyPolicyPage() {
  return (
    <LegalDocument
      page={await readSection('privacy-policy')}
      path={routes.privacyPolicy}
      contactEmail={(await getIdentity()).business.email}
    />
  );
}
