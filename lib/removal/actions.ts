'use server';

import { adminAction } from '../action';
import * as removal from './index';
import { pagePathSchema } from './schema';

export const listLinksTo = adminAction(pagePathSchema, ({ path }) => removal.listLinksTo(path));
