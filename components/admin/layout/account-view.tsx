import { changeOwnPassword } from '@/lib/auth/actions';
import { AdminHeading } from './admin-heading';
import { PasswordForm } from './password-form';

export function AccountView({ email }: { email: string }) {
  return (
    <>
      <AdminHeading title="Your Account" subtitle={email} />
      <section className="max-w-md" aria-labelledby="password-heading">
        <h2 id="password-heading" className="heading-3">
          Change password
        </h2>
        <p className="mt-1 mb-6 text-sm text-muted-foreground">
          Wherever else you are logged in, you will be logged out.
        </p>
        <PasswordForm email={email} action={changeOwnPassword} />
      </section>
    </>
  );
}
