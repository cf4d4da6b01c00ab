'use server';

import { adminAction } from '../action';
import * as site from './admin';

export const saveSection = adminAction(site.saveSectionSchema, site.saveSection);
