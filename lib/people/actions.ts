'use server';

import { ownerAction } from '../action';
import * as people from '.';
import { invitationSchema, personSchema, roleChangeSchema, ruleSchema } from './schema';

export const invitePerson = ownerAction(invitationSchema, people.invite);

export const invitePersonAgain = ownerAction(personSchema, ({ id }, owner) => people.inviteAgain(id, owner));

export const changePersonsRole = ownerAction(roleChangeSchema, people.changeRole);

export const removePerson = ownerAction(personSchema, ({ id }, owner) => people.remove(id, owner));

/** Answers from how many places they were signed out. */
export const endPersonsSessions = ownerAction(personSchema, ({ id }, owner) =>
  people.endSessionsOf(id, owner),
);

export const resetPersonsSecondFactor = ownerAction(personSchema, ({ id }, owner) =>
  people.resetSecondFactor(id, owner),
);

export const requireSecondFactors = ownerAction(ruleSchema, ({ required }, owner) =>
  people.requireSecondFactor(required, owner),
);
