'use server';

import { adminAction } from '../../action';
import * as z from '../../validation/zod';
import * as preview from '.';

const idSchema = z.object({ id: z.uuid() });

export const createPreviewLink = adminAction(idSchema, ({ id }) => preview.createPreviewLink(id));

export const listPreviewLinks = adminAction(idSchema, ({ id }) => preview.listPreviewLinks(id));

export const revokePreviewLink = adminAction(idSchema, ({ id }) => preview.revokePreviewLink(id));
