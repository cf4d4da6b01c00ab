'use server';

import { adminAction } from '../action';
import { z } from '../zod';
import * as preview from './index';

export const createPreviewLink = adminAction(z.object({ id: z.uuid() }), ({ id }) =>
  preview.createPreviewLink(id),
);
