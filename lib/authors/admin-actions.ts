'use server';

import { adminAction } from '../action';
import { removalSchema } from '../removal/schema';
import * as authors from './admin';
import { saveAuthorSchema } from './admin-schema';

/** An author who has articles stays. */
export const deleteAuthor = adminAction(removalSchema, authors.deleteAuthor);

export const saveAuthor = adminAction(saveAuthorSchema, authors.saveAuthor);
