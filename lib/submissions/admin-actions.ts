'use server';

import { adminAction } from '../action';
import { addNote, changeStatus, deleteSubmission, readRecord, sendAgain } from './admin';
import { noteSchema, statusChangeSchema, submissionIdSchema } from './admin-schema';

export const readSubmissionRecord = adminAction(submissionIdSchema, ({ id }) => readRecord(id));

/** Answers the status in force. */
export const setSubmissionStatus = adminAction(statusChangeSchema, changeStatus);

export const removeSubmission = adminAction(submissionIdSchema, ({ id }) => deleteSubmission(id));

export const addSubmissionNote = adminAction(noteSchema, addNote);

export const resendNotification = adminAction(submissionIdSchema, ({ id }) => sendAgain(id));
