'use server';

import { adminAction } from '../action';
import * as services from './admin';
import { deleteServiceSchema, movePositionSchema, saveServiceSchema } from './admin-schema';
import { keepPreview } from './preview';
import { previewSchema } from './preview/schema';

export const saveService = adminAction(saveServiceSchema, services.saveService);

export const moveService = adminAction(movePositionSchema, services.moveService);

/** A service with city pages stays, unless another one takes them. */
export const deleteService = adminAction(deleteServiceSchema, services.deleteService);

export const previewService = adminAction(previewSchema, keepPreview);
