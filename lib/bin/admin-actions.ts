'use server';

import { adminAction } from '../action';
import * as bin from './admin';
import { itemSchema } from './schema';

export const bringBack = adminAction(itemSchema, bin.bringBack);
