import 'server-only';
import { listServiceLinks } from '../services';
import { getIdentity } from './identity';
import { readSection } from './read';

/** What header and footer say, for the layouts. */
export async function readChrome() {
  const [services, identity, texts, privacyPolicy, terms] = await Promise.all([
    listServiceLinks(),
    getIdentity(),
    readSection('chrome'),
    readSection('privacy-policy'),
    readSection('terms'),
  ]);
  return { ...identity, services, texts, legal: { privacyPolicy: privacyPolicy.title, terms: terms.title } };
}
