import { call } from '@/lib/action/call';
import * as posts from '@/lib/blog/admin-actions';
import * as editor from '@/lib/blog/editor/actions';
import * as preview from '@/lib/blog/preview/actions';

/** Every action that the editor calls; a network that is away is a failure like any other. */
export const calls = {
  save: (input: unknown) => call(posts.savePost, input),
  checkSlug: (input: unknown) => call(posts.checkSlug, input),
  listVersions: (input: unknown) => call(posts.listVersions, input),
  storeDraft: (input: unknown) => call(posts.storeDraft, input),
  discardDraft: (input: unknown) => call(posts.discardDraft, input),
  renderPreview: (input: unknown) => call(editor.renderPreview, input),
  loadReviewContext: (input: unknown) => call(editor.loadReviewContext, input),
  createPreviewLink: (input: unknown) => call(preview.createPreviewLink, input),
  listPreviewLinks: (input: unknown) => call(preview.listPreviewLinks, input),
  revokePreviewLink: (input: unknown) => call(preview.revokePreviewLink, input),
};
