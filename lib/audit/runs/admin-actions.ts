'use server';

import { adminAction } from '../../action';
import * as z from '../../validation/zod';
import { readRun, startRun, stopRun } from './runs';

const nothing = z.strictObject({});

export const startAudit = adminAction(nothing, async () => startRun());

export const stopAudit = adminAction(nothing, async () => stopRun());

/** How far the audit is, or what the last one found. */
export const readAudit = adminAction(nothing, async () => readRun());
