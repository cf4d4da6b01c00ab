import { LegalDocument } from '@/components/layout/legal-document';
import { termsOfUse } from '@/content/legal';
import { env } from '@/lib/env';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/search/seo/metadata';

export const revalidate = 300;

export const metadata = pageMetadata({ ...termsOfUse, path: routes.terms });

export default function TermsPage() {
  return <LegalDocument page={termsOfUse} path={routes.terms} contactEmail={env.CONTACT_EMAIL} />;
}
