import type { Staff } from '@/lib/people';
import { AdminHeading } from '../layout/admin-heading';
import { ListNavigationArea } from '../list/list-navigation';
import { ListSection } from '../list/list-section';
import { LoadFailure } from '../list/load-failure';
import { InvitationForm } from './invitation-form';
import { PeopleTable } from './people-table';
import { SecondFactorRule } from './second-factor-rule';

type PeopleViewProps = {
  ownId: string;
  /** Null when it could not be read. */
  staff: Staff | null;
};

export function PeopleView({ ownId, staff }: PeopleViewProps) {
  return (
    <ListNavigationArea>
      <AdminHeading
        title="People"
        subtitle="Who may use the staff area. An owner may do everything; an editor cannot export submissions, change the e-mail template, manage people or change the settings of the site."
      />
      <div className="grid gap-6">
        <InvitationForm />
        {staff ? (
          <>
            <ListSection label="People">
              <PeopleTable people={staff.people} ownId={ownId} />
            </ListSection>
            <SecondFactorRule isRequired={staff.isSecondFactorRequired} />
          </>
        ) : (
          <LoadFailure text="The people could not be loaded. Please try again." retry="/admin/people" />
        )}
      </div>
    </ListNavigationArea>
  );
}
