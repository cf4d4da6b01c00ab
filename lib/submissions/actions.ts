'use server';

import { after } from 'next/server';
import { publicAction } from '../action';
import { clientAddress } from '../request';
import { contactEmail } from '../site/identity';
import { contactFieldNames } from './field-names';
import { receiveSubmission, sendDueNotifications } from './index';
import { mailtoLink } from './mailto';
import { isOffered } from './offered';
import { notOffered, outcomeState } from './outcome';
import { contactRequestSchema } from './request-schema';

/** Stores an enquiry and has its notification sent after the answer (decision D5). */
export const submitContactForm = publicAction(contactRequestSchema, contactFieldNames, async (request) => {
  if (!(await isOffered(request.service))) return notOffered;
  const outcome = await receiveSubmission(request, await clientAddress());
  if (outcome.kind === 'stored') after(sendDueNotifications);
  const state = outcomeState(outcome);
  return state.status === 'failure' ? { ...state, mailto: mailtoLink(await contactEmail(), request) } : state;
});
