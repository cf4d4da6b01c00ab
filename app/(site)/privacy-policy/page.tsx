import { LegalDocument } from '@/components/layout/legal-document';
import { privacyPolicy } from '@/content/legal';
import { env } from '@/lib/env';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/search/seo/metadata';

export const revalidate = 300;

export const metadata = pageMetadata({ ...privacyPolicy, path: routes.privacyPolicy });

export default function PrivacyPolicyPage() {
  return <LegalDocument page={privacyPolicy} path={routes.privacyPolicy} contactEmail={env.CONTACT_EMAIL} />;
}
