'use server';

import { adminAction } from '../action';
import * as pictures from './admin';
import { describedPictureSchema, pictureListSchema, pictureNameSchema, replacementSchema } from './schema';

export const listPictures = adminAction(pictureListSchema, pictures.listPictures);
export const listPictureUses = adminAction(pictureNameSchema, ({ name }) => pictures.listPictureUses(name));
export const describePicture = adminAction(describedPictureSchema, pictures.describePicture);

/** Answers in how much it was replaced. */
export const replacePicture = adminAction(replacementSchema, pictures.replacePicture);
export const removePicture = adminAction(pictureNameSchema, ({ name }) => pictures.removePicture(name));
