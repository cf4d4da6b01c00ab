'use server';

import { adminAction } from '../action';
import { removalSchema } from '../removal/schema';
import * as pages from './admin';
import { saveCityPageSchema } from './admin-schema';
import { addLocalities as add } from './doorway/localities';
import { localitiesSchema } from './doorway/locality-schema';
import { keepPreview } from './preview';
import { previewSchema } from './preview/schema';
import * as sheet from './sheet';
import { importSchema, sheetPagesSchema } from './sheet/schema';

export const saveCityPage = adminAction(saveCityPageSchema, pages.saveCityPage);

export const deleteCityPage = adminAction(removalSchema, pages.deleteCityPage);

export const addLocalities = adminAction(localitiesSchema, add);

export const previewCityPage = adminAction(previewSchema, keepPreview);

export const findPagesThere = adminAction(sheetPagesSchema, ({ pages }) => sheet.findPagesThere(pages));

export const importCityPages = adminAction(importSchema, ({ pages }) => sheet.importCityPages(pages));
