'use server';

import { adminAction } from '../action';
import * as z from '../validation/zod';
import { getTemplate, sendTestEmail, updateTemplate } from './admin';
import { templateChangeSchema, templateSchema } from './admin-schema';

export const saveTemplate = adminAction(templateChangeSchema, updateTemplate);

export const loadTemplate = adminAction(z.undefined(), getTemplate);

export const sendTest = adminAction(templateSchema, sendTestEmail);
