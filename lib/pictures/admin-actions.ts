'use server';

import { adminAction } from '../action';
import * as pictures from './admin';
import { pictureListSchema } from './schema';

export const listPictures = adminAction(pictureListSchema, pictures.listPictures);
