'use server';

import { adminAction } from '../action';
import * as redirects from './admin';
import { redirectIdSchema, redirectSchema } from './schema';

/** Answers the redirect as it really leads. */
export const saveRedirect = adminAction(redirectSchema, redirects.saveRedirect);

export const removeRedirect = adminAction(redirectIdSchema, ({ id }) => redirects.removeRedirect(id));
