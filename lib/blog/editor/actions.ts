'use server';

import { adminAction } from '../../action';
import { UserError } from '../../action/user-error';
import { renderMarkdown } from '../../markdown';
import { routes } from '../../routes';
import * as z from '../../validation/zod';
import { reviewContext } from './context';

/** Longer than any text that can be saved, so that what is too long is refused with its own sentence. */
const content = z.string().max(1_000_000);

/** The text as its page shows it, made by the very code of the page: sanitised HTML, to be put where it belongs. */
export const renderPreview = adminAction(z.object({ content }), async (draft) => {
  const rendered = await renderMarkdown(draft.content, routes.blog);
  if (rendered.kind === 'refused') throw new UserError('invalid', rendered.reason);
  return rendered.article.html;
});

export const loadReviewContext = adminAction(
  z.object({ id: z.uuid().nullable(), content }),
  ({ id, content: text }) => reviewContext(id, text),
);
