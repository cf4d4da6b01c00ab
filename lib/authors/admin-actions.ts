'use server';

import { adminAction } from '../action';
import * as authors from './admin';
import { saveAuthorSchema } from './admin-schema';

export const saveAuthor = adminAction(saveAuthorSchema, authors.saveAuthor);
