'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { call } from '@/lib/action/call';
import { toast } from '@/lib/browser/toast';
import type { Person } from '@/lib/people';
import { SessionNotice } from '../layout/session-notice';
import { useListNavigation } from '../list/list-navigation';
import { ListTable } from '../list/list-table';
import { PersonRow } from './person-row';
import { type PersonVerb, verbs } from './person-verbs';

const COLUMNS = ['Person', 'Role', 'Second factor', 'Last login', 'Actions'];

type Asked = { person: Person; verb: PersonVerb };

/** Everything that is done to somebody is asked for once more first. */
export function PeopleTable({ people, ownId }: { people: Person[]; ownId: string }) {
  const { refresh } = useListNavigation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState(false);
  const [sessionOver, setSessionOver] = useState(false);
  const texts = asked && verbs[asked.verb];

  function ask(next: Asked | null) {
    setProblem('');
    setAsked(next);
  }

  async function confirm() {
    if (!asked || !texts) return;
    setPending(true);
    const result = await call<unknown>(texts.action, texts.inputOf(asked.person));
    setPending(false);
    setSessionOver(result.status === 'failure' && result.reason === 'session');
    if (result.status === 'failure') return setProblem(result.message);
    ask(null);
    toast.success(texts.done, { description: asked.person.email });
    refresh();
  }

  return (
    <>
      {sessionOver && <SessionNotice />}
      <ListTable caption="People of the staff, in the order in which they came" columns={COLUMNS}>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isSelf={person.id === ownId}
            onAsk={(verb) => ask({ person, verb })}
          />
        ))}
      </ListTable>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => isOpen || pending || ask(null)}
        question={asked && texts ? texts.question(asked.person) : ''}
        explanation={texts?.explanation}
        confirmLabel={texts?.label ?? ''}
        pending={pending}
        problem={problem}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
