import { routes } from '../routes';
import { serviceName } from '../services/catalogue';
import { type CityPageText, namesAndFigures, shinglesOf } from './page-text';

/** What a city page has to have of its own before a search engine is shown it. */
export const BAR = { ownWords: 250, overlap: 0.3, evidence: 3 } as const;

export type Assessment = {
  id: string;
  name: string;
  path: string;
  indexable: boolean;
  /** The share of its phrases that an older sibling has too, from 0 to 1. */
  overlap: number;
  ownWords: number;
  /** Names and figures that no older page of the service in another city has. */
  evidence: number;
  /** Why it is kept out of the index, in sentences. */
  reasons: string[];
};

/**
 * Compares each city page with its siblings: the pages of the same service in other cities, and those of other services
 * in the same city. A phrase belongs to the oldest page that has it, so that a copy falls below the bar and not what it
 * was copied from. Each phrase is looked up once a group: the cost grows with the text, not with the pairs of pages.
 */
export function assessCityPages(pages: readonly CityPageText[]): Map<string, Assessment> {
  const drafts = pages
    .toSorted((a, b) => (a.createdAt === b.createdAt ? order(a.id, b.id) : order(a.createdAt, b.createdAt)))
    .map((page) => new Draft(page));
  for (const sameService of Map.groupBy(drafts, ({ page }) => page.service).values()) {
    findSharedPhrases(sameService);
    findEvidence(sameService);
  }
  for (const sameCity of Map.groupBy(drafts, ({ page }) => page.citySlug).values())
    findSharedPhrases(sameCity);
  return new Map(drafts.map((draft) => [draft.page.id, draft.assessment()]));
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const nameOf = ({ service, city }: CityPageText) => `${serviceName(service)} in ${city}`;
const percent = (share: number) => `${Math.round(share * 100)} %`;

class Draft {
  readonly page: CityPageText;
  readonly words: number;
  readonly phrases: number[];
  readonly shared = new Set<number>();
  /** How many phrases each older sibling had first. */
  readonly owners = new Map<CityPageText, number>();
  readonly evidence: string[] = [];

  constructor(page: CityPageText) {
    const { words, hashes } = shinglesOf(page);
    this.page = page;
    this.words = words;
    this.phrases = hashes;
  }

  assessment(): Assessment {
    const { page, words, phrases, shared, evidence } = this;
    const overlap = phrases.length === 0 ? 0 : shared.size / phrases.length;
    const ownWords = Math.round(words * (1 - overlap));
    const reasons: string[] = [];
    if (overlap > BAR.overlap)
      reasons.push(
        `${percent(overlap)} of its phrases stand on older pages too, most of them on “${this.#nearest()}”; at most ${percent(BAR.overlap)} may.`,
      );
    if (ownWords < BAR.ownWords)
      reasons.push(`It has ${ownWords} words of its own; at least ${BAR.ownWords} are needed.`);
    if (evidence.length < BAR.evidence)
      reasons.push(
        `It names ${evidence.length === 0 ? 'nothing' : `only ${evidence.join(', ')}`} that older ${serviceName(page.service)} pages of other cities do not; at least ${BAR.evidence} local names or figures are needed.`,
      );
    return {
      id: page.id,
      name: nameOf(page),
      path: routes.cityPage(page.service, page.citySlug),
      indexable: reasons.length === 0,
      overlap,
      ownWords,
      evidence: evidence.length,
      reasons,
    };
  }

  #nearest(): string {
    const [first] = [...this.owners].sort(([, a], [, b]) => b - a);
    return first ? nameOf(first[0]) : '';
  }
}

function findSharedPhrases(fromOldest: readonly Draft[]): void {
  const owners = new Map<number, CityPageText>();
  for (const draft of fromOldest)
    for (const phrase of draft.phrases) {
      const owner = owners.get(phrase);
      if (!owner) {
        owners.set(phrase, draft.page);
        continue;
      }
      draft.shared.add(phrase);
      draft.owners.set(owner, (draft.owners.get(owner) ?? 0) + 1);
    }
}

function findEvidence(fromOldest: readonly Draft[]): void {
  const known = new Set<string>();
  for (const draft of fromOldest)
    for (const name of namesAndFigures(draft.page)) {
      if (!known.has(name)) draft.evidence.push(name);
      known.add(name);
    }
}
