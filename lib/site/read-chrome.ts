import 'server-only';
import { getIdentity } from './identity';
import { readSection } from './read';

/** What header and footer say, for the layouts. */
export async function readChrome() {
  const [identity, texts, privacyPolicy, terms] = await Promise.all([
    getIdentity(),
    readSection('chrome'),
    readSection('privacy-policy'),
    readSection('terms'),
  ]);
  return { ...identity, texts, legal: { privacyPolicy: privacyPolicy.title, terms: terms.title } };
}
