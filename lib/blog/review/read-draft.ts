import { defuse } from '../../markdown/limits.ts';
import { parseMarkdown } from '../../markdown/parse.ts';
import type { ReviewDraft, ReviewText } from './types.ts';

/** Reads a draft with the parser of the public page. */
export function readDraft(draft: ReviewDraft): ReviewText {
  const markdown = defuse(draft.content);
  return {
    draft,
    tree: parseMarkdown(markdown),
    title: (draft.meta_title || draft.title).trim(),
    titleField: draft.meta_title.trim() ? 'meta_title' : 'title',
    description: (draft.meta_description || draft.excerpt).trim(),
    descriptionField: draft.meta_description.trim() ? 'meta_description' : 'excerpt',
    hasOffsets: markdown === draft.content,
  };
}
