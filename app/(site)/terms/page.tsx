import type { Metadata } from 'next';
import { LegalDocument } from '@/components/layout/legal-document';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { getIdentity } from '@/lib/site/identity';
import { readSection } from '@/lib/site/read';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = await readSection('terms');
  return pageMetadata({ title, description, path: routes.terms });
}

export default async function TermsPage() {
  return (
    <LegalDocument
      page={await readSection('terms')}
      path={routes.terms}
      contactEmail={(await getIdentity()).business.email}
    />
  );
}
