'use server';

import { ownerAction } from '../action';
import * as z from '../validation/zod';
import { getTemplate, sendTestEmail, updateTemplate } from './admin';
import { templateChangeSchema, templateSchema } from './admin-schema';

export const saveTemplate = ownerAction(templateChangeSchema, updateTemplate);

export const loadTemplate = ownerAction(z.undefined(), getTemplate);

export const sendTest = ownerAction(templateSchema, sendTestEmail);
