'use server';

import { ownerAction } from '../action';
import * as site from './admin';

export const saveSection = ownerAction(site.saveSectionSchema, site.saveSection);
