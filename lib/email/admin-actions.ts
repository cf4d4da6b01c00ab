'use server';

import { adminAction } from '../action';
import { z } from '../validation/zod';
import { getTemplate, sendTestEmail, updateTemplate } from './admin';
import { templateChangeSchema, templateSchema } from './admin-schema';

/** Saves the template, unless it is no longer the version that was opened. */
export const saveTemplate = adminAction(templateChangeSchema, updateTemplate);

/** The template as it is stored now, to compare with what was typed. */
export const loadTemplate = adminAction(z.undefined(), getTemplate);

/** Sends the template as typed to the caller. */
export const sendTest = adminAction(templateSchema, sendTestEmail);
