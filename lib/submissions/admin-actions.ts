'use server';

import { adminAction } from '../action';
import { addNote, changeStatus, deleteForGood, readRecord, sendAgain, setDeleted } from './admin';
import { deletionSchema, noteSchema, statusChangeSchema, submissionIdSchema } from './admin-schema';

export const readSubmissionRecord = adminAction(submissionIdSchema, ({ id }) => readRecord(id));

/** Answers the status in force. */
export const setSubmissionStatus = adminAction(statusChangeSchema, changeStatus);

export const setSubmissionDeleted = adminAction(deletionSchema, setDeleted);

export const removeSubmissionForGood = adminAction(submissionIdSchema, ({ id }) => deleteForGood(id));

export const addSubmissionNote = adminAction(noteSchema, addNote);

export const resendNotification = adminAction(submissionIdSchema, ({ id }) => sendAgain(id));
