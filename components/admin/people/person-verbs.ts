import type { AdminResult } from '@/lib/action';
import type { Person } from '@/lib/people';
import {
  changePersonsRole,
  endPersonsSessions,
  invitePersonAgain,
  removePerson,
  resetPersonsSecondFactor,
} from '@/lib/people/actions';

type Verb = {
  label: string;
  question: (person: Person) => string;
  explanation: string;
  done: string;
  action: (input: unknown) => Promise<AdminResult<unknown>>;
  inputOf: (person: Person) => object;
};

const idOf = ({ id }: Person) => ({ id });
const otherRole = ({ role }: Person) => (role === 'owner' ? 'editor' : 'owner');

/** What an owner does to somebody, in the words of its button, question and answer. */
export const verbs = {
  role: {
    label: 'Change role',
    question: (person) => `Make ${person.email} an ${otherRole(person)}?`,
    explanation: 'It counts from their next request on.',
    done: 'Role changed',
    action: changePersonsRole,
    inputOf: (person) => ({ id: person.id, role: otherRole(person) }),
  },
  again: {
    label: 'Send again',
    question: ({ email }) => `Send the invitation of ${email} again?`,
    explanation: 'The link that was sent before works no longer then.',
    done: 'Invitation sent again',
    action: invitePersonAgain,
    inputOf: idOf,
  },
  sessions: {
    label: 'Log out',
    question: ({ email }) => `Log ${email} out everywhere?`,
    explanation: 'They can log in again with their password.',
    done: 'Logged out everywhere',
    action: endPersonsSessions,
    inputOf: idOf,
  },
  factor: {
    label: 'Reset second factor',
    question: ({ email }) => `Take the second factor of ${email} away?`,
    explanation:
      'For somebody who has lost their device. They are logged out, and log in with the password alone until they set up another one.',
    done: 'Second factor taken away',
    action: resetPersonsSecondFactor,
    inputOf: idOf,
  },
  remove: {
    label: 'Remove',
    question: ({ email, hasJoined }) =>
      hasJoined ? `Remove ${email} from the staff?` : `Withdraw the invitation of ${email}?`,
    explanation: 'They are logged out and may do no more than a visitor. What they wrote stays.',
    done: 'Removed',
    action: removePerson,
    inputOf: idOf,
  },
} satisfies Record<string, Verb>;

export type PersonVerb = keyof typeof verbs;
