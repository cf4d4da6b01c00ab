'use server';

import { z } from 'zod';
import { adminAction } from '../action';
import * as preview from './index';

export const createPreviewLink = adminAction(z.object({ id: z.uuid() }), ({ id }) =>
  preview.createPreviewLink(id),
);
