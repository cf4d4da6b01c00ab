import { Badge } from '@/components/ui/badge';
import { roles } from '@/lib/auth/roles';
import { formatMoment } from '@/lib/format/dates';
import type { Person } from '@/lib/people';
import { ListCell, ListRow } from '../list/list-table';
import { RowAction, RowActions } from '../list/row-actions';
import { type PersonVerb, verbs } from './person-verbs';

type PersonRowProps = { person: Person; isSelf: boolean; onAsk: (verb: PersonVerb) => void };

export function PersonRow({ person, isSelf, onAsk }: PersonRowProps) {
  const { email, role, hasJoined, hasSecondFactor, lastSignInAt } = person;
  return (
    <ListRow head={isSelf ? `${email} (you)` : email}>
      <ListCell label="Role">{roles.find(({ value }) => value === role)?.label}</ListCell>
      <ListCell label="Second factor">{hasSecondFactor ? 'Yes' : 'No'}</ListCell>
      <ListCell label="Last login">
        {!hasJoined && <Badge>Invited</Badge>}
        {hasJoined && (lastSignInAt ? formatMoment(lastSignInAt) : 'Never')}
      </ListCell>
      <ListCell>
        <RowActions>
          {verbsFor(person, isSelf).map((verb) => (
            <RowAction
              key={verb}
              label={`${verbs[verb].label}: ${email}`}
              tone={verb === 'remove' ? 'danger' : 'plain'}
              onClick={() => onAsk(verb)}
            >
              {verb === 'remove' && !hasJoined ? 'Withdraw' : verbs[verb].label}
            </RowAction>
          ))}
        </RowActions>
      </ListCell>
    </ListRow>
  );
}

/** One's own sessions and factor are on the page of one's account. */
function verbsFor({ hasJoined, hasSecondFactor, sessions }: Person, isSelf: boolean): PersonVerb[] {
  const offered: Record<PersonVerb, boolean> = {
    role: true,
    again: !hasJoined,
    sessions: !isSelf && sessions > 0,
    factor: !isSelf && hasSecondFactor,
    remove: true,
  };
  return (Object.keys(offered) as PersonVerb[]).filter((verb) => offered[verb]);
}
