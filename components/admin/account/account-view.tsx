import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { changeOwnPassword } from '@/lib/auth/actions';
import type { OwnSession } from '@/lib/auth/sessions';
import type { SecondFactor } from '@/lib/auth/sign-in-path';
import { AdminHeading } from '../layout/admin-heading';
import { LoadFailure } from '../list/load-failure';
import { PasswordForm } from './password-form';
import { SecondFactorRemoval } from './second-factor-removal';
import { SessionsTable } from './sessions-table';

type AccountViewProps = {
  email: string;
  secondFactor: SecondFactor | null;
  isSecondFactorRequired: boolean;
  /** Null when they could not be read. */
  sessions: OwnSession[] | null;
};

export function AccountView({ email, secondFactor, isSecondFactorRequired, sessions }: AccountViewProps) {
  return (
    <>
      <AdminHeading title="Your Account" subtitle={email} />
      <div className="grid gap-12">
        <Part
          id="password"
          title="Change password"
          text="Wherever else you are logged in, you will be logged out."
        >
          <div className="max-w-md">
            <PasswordForm email={email} action={changeOwnPassword} />
          </div>
        </Part>
        <Part
          id="second-factor"
          title="Second factor"
          text="A code of an app on your phone, beside the password: whoever finds out the password alone cannot log in."
        >
          <SecondFactorState isOn={secondFactor === 'passed'} isRequired={isSecondFactorRequired} />
        </Part>
        <Part
          id="sessions"
          title="Where you are logged in"
          text="When a session was last seen is known to the hour. Change your password if you do not know one of them."
        >
          {sessions ? (
            <SessionsTable sessions={sessions} />
          ) : (
            <LoadFailure text="Your sessions could not be loaded." retry="/admin/account" />
          )}
        </Part>
      </div>
    </>
  );
}

function SecondFactorState({ isOn, isRequired }: { isOn: boolean; isRequired: boolean }) {
  if (!isOn)
    return (
      <ButtonLink href="/admin/second-factor?next=/admin/account" variant="outline">
        Set up a second factor
      </ButtonLink>
    );
  return (
    <div className="grid gap-4">
      <p>Your second factor is on. If you lose the device, an owner can take it away for you.</p>
      {isRequired ? (
        <p>The owners ask for one of everybody, so it cannot be removed here.</p>
      ) : (
        <SecondFactorRemoval />
      )}
    </div>
  );
}

type PartProps = { id: string; title: string; text: string; children: ReactNode };

function Part({ id, title, text, children }: PartProps) {
  return (
    <section aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="heading-3">
        {title}
      </h2>
      <p className="mt-1 mb-6 max-w-prose text-sm text-muted-foreground">{text}</p>
      {children}
    </section>
  );
}
