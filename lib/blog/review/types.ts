import type { Root } from 'mdast';

/** The fields of the editor's form that the review reads, by the names of their columns. */
export type ReviewDraft = {
  /** Null or absent for a post that was never saved. */
  id?: string | null;
  title: string;
  slug: string;
  content: string;
  excerpt: string;
  featured_image: string;
  featured_image_alt: string;
  meta_title: string;
  meta_description: string;
};

export type ReviewField = Exclude<keyof ReviewDraft, 'id'>;

/** What an internal address answers: `redirect` and `noindex` answer too, but are no place to send a reader or a crawler. */
export type PageState = 'ok' | 'redirect' | 'noindex' | 'missing';

export type OtherPost = {
  id: string;
  slug: string;
  title: string;
  metaTitle: string;
  metaDescription: string;
  /** From `shinglesOf`; without them the text of this post is not compared. */
  shingles?: readonly number[];
};

/** A page that articles should lead to, and the words that speak of it. */
export type LinkTarget = { path: string; label: string };

export type ReviewContext = {
  otherPosts: readonly OtherPost[];
  /** The state of each internal path that is known; a path that is not in it is not judged. */
  pages: ReadonlyMap<string, PageState>;
  /** Where the paths that redirect lead to, as far as that is known. */
  redirects?: ReadonlyMap<string, string>;
  siteName: string;
  origin: string;
  linkTargets: readonly LinkTarget[];
  /** Hosts beside this site whose pictures are shown. */
  imageHosts: readonly string[];
};

export type Source = { title: string; url?: string };

export type Where = {
  field: ReviewField;
  /** Counted from 1. */
  line?: number;
  /** Offsets in the field's text. */
  start?: number;
  end?: number;
};

export type Fix = { label: string } & (
  | { kind: 'replace-field'; field: ReviewField; value: string }
  /** `expected` stood between the offsets when the draft was reviewed; where it no longer does, the fix is out of date. */
  | {
      kind: 'replace-text';
      field: 'content';
      start: number;
      end: number;
      expected: string;
      replacement: string;
    }
  | { kind: 'focus-field'; field: ReviewField; start?: number; end?: number }
);

export type Finding = {
  /** Names the rule and, where it can strike twice, the place. */
  id: string;
  severity: 'error' | 'warning';
  title: string;
  reason: string;
  source: Source;
  where?: Where;
  fix: Fix;
};

/** A draft as the rules read it. */
export type ReviewText = {
  draft: ReviewDraft;
  tree: Root;
  /** The title and description that the page states, and the fields they come from. */
  title: string;
  titleField: 'meta_title' | 'title';
  description: string;
  descriptionField: 'meta_description' | 'excerpt';
  /** False for a text that the parser was given in another spelling: then lines are known, offsets are not. */
  hasOffsets: boolean;
};

export type Rule = (text: ReviewText, context: ReviewContext) => Finding[];
