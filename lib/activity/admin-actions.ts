'use server';

import { adminAction } from '../action';
import * as activity from './admin';
import { entrySchema, historySchema, stateSchema } from './schema';

export const listHistory = adminAction(historySchema, activity.listHistory);

export const readState = adminAction(stateSchema, activity.readState);

export const readChange = adminAction(entrySchema, activity.readChange);
