import 'server-only';
import { getIdentity } from './identity';
import { getSection } from './read';

/** What header and footer say, for the layouts. */
export async function readChrome() {
  const [identity, texts, privacyPolicy, terms] = await Promise.all([
    getIdentity(),
    getSection('chrome'),
    getSection('privacy-policy'),
    getSection('terms'),
  ]);
  return { ...identity, texts, legal: { privacyPolicy: privacyPolicy.title, terms: terms.title } };
}
