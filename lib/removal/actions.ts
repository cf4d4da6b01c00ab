'use server';

import { adminAction } from '../action';
import * as removal from './index';
import { linkChangeSchema, pagePathSchema } from './schema';

export const listLinksTo = adminAction(pagePathSchema, ({ path }) => removal.listLinksTo(path));

/** Answers how many texts were changed. */
export const changeLinks = adminAction(linkChangeSchema, removal.changeLinks);
