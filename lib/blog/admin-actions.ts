'use server';

import { adminAction } from '../action';
import { removalSchema } from '../removal/schema';
import * as posts from './admin';
import * as drafts from './admin-drafts';
import {
  discardDraftSchema,
  postIdSchema,
  savePostSchema,
  slugQuestionSchema,
  storeDraftSchema,
} from './admin-schema';

/** A slug that changes, an article that appears or goes: right everywhere on the very next request. */
export const savePost = adminAction(savePostSchema, posts.savePost);

export const deletePost = adminAction(removalSchema, posts.deletePost);

export const checkSlug = adminAction(slugQuestionSchema, posts.checkSlug);

export const listVersions = adminAction(postIdSchema, ({ id }) => drafts.listVersions(id));

export const storeDraft = adminAction(storeDraftSchema, drafts.storeDraft);

export const discardDraft = adminAction(discardDraftSchema, drafts.discardDraft);
