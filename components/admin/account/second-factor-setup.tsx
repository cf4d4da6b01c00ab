'use client';

import { setUpSecondFactor } from '@/lib/auth/actions';
import { SignInForm } from '../layout/sign-in-form';
import { CodeField } from './code-field';
import { FactorSecret, type ShownFactor } from './factor-secret';

/** Two steps of one form: the app learns the secret, then shows that it did. What is shown comes back with the code. */
export function SecondFactorSetup({ next }: { next: string }) {
  return (
    <SignInForm
      action={setUpSecondFactor}
      address={`/admin/second-factor?next=${encodeURIComponent(next)}`}
      next={next}
      button="Go on"
      busy="One moment..."
      arrived={{ title: 'Second factor set up', text: 'From now on you log in with a code too.' }}
      failed="The second factor is not set up"
    >
      {(failure, given) => {
        const shown = shownFactor(given ?? failure?.values);
        return shown && <Confirmation shown={shown} error={failure?.fieldErrors?.code} />;
      }}
    </SignInForm>
  );
}

function Confirmation({ shown, error }: { shown: ShownFactor; error?: string }) {
  return (
    <>
      <FactorSecret {...shown} />
      {Object.entries(shown).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CodeField error={error} />
    </>
  );
}

function shownFactor(given: Record<string, string> | undefined): ShownFactor | null {
  const { factor, secret, uri, qr } = given ?? {};
  return factor && secret && uri && qr ? { factor, secret, uri, qr } : null;
}
