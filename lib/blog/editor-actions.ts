'use server';

import { adminAction } from '../action';
import { renderMarkdown } from '../markdown';
import { z } from '../zod';
import { reviewContext } from './editor-context';

/** As long as the database takes. */
const content = z.string().max(1_000_000);

/** The text as its page shows it, made by the very code of the page: sanitised elements, to be put where they belong. */
export const renderPreview = adminAction(
  z.object({ content }),
  async (draft) => (await renderMarkdown(draft.content)).content,
);

/** What the review of a draft has to know of the rest of the site. */
export const loadReviewContext = adminAction(
  z.object({ id: z.uuid().nullable(), content }),
  ({ id, content: text }) => reviewContext(id, text),
);
