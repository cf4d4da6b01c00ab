import { forbiddenClaims } from './claims';
import { cutDescription, duplicateDescription, missingDescription } from './descriptions';
import { duplicateText } from './duplicate-text';
import { missingParts } from './fragments';
import { genericLinkText } from './generic-links';
import { headingOrder, secondH1 } from './headings';
import { foreignImage, missingAlternativeText, undescribedFeaturedImage } from './images';
import { noInternalLinks } from './internal-links';
import * as linkList from './link-list';
import { linkFaults } from './links';
import { readDraft } from './read-draft';
import * as shingles from './shingles';
import { takenSlug } from './slugs';
import { thinText } from './thin-text';
import { cutTitle, duplicateTitle, missingTitle } from './titles';
import type { Finding, ReviewContext, ReviewDraft, Rule } from './types';

export { type Device, serpPreview, socialCard } from './preview';
export type * from './types';

const rules: readonly Rule[] = [
  missingTitle,
  cutTitle,
  duplicateTitle,
  missingDescription,
  cutDescription,
  duplicateDescription,
  takenSlug,
  secondH1,
  headingOrder,
  missingAlternativeText,
  undescribedFeaturedImage,
  foreignImage,
  linkFaults,
  genericLinkText,
  missingParts,
  noInternalLinks,
  thinText,
  duplicateText,
  forbiddenClaims,
];

/** What to look at before a post is published, the errors first. There are no scores: each finding stands for itself. */
export function reviewPost(draft: ReviewDraft, context: ReviewContext): Finding[] {
  const text = readDraft(draft);
  const findings = rules.flatMap((rule) => rule(text, context));
  return [
    ...findings.filter(({ severity }) => severity === 'error'),
    ...findings.filter(({ severity }) => severity === 'warning'),
  ];
}

/** The paths of the site that a draft links to: the context has to say what they answer. */
export function internalPaths(draft: ReviewDraft, origin: string): string[] {
  return linkList.internalPaths(readDraft(draft), origin);
}

/** What the drafts of others are compared with; made once a post and kept in the context. */
export function shinglesOf(draft: ReviewDraft): number[] {
  return shingles.shinglesOf(readDraft(draft));
}
