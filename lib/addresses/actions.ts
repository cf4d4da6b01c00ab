'use server';

import { adminAction } from '../action';
import * as addresses from './index';
import { searchPagesSchema } from './schema';

export const searchPages = adminAction(searchPagesSchema, ({ words }) => addresses.searchPages(words));
