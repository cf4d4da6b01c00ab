'use client';

import { acceptLink } from '@/lib/auth/actions';
import { SignInForm } from '../layout/sign-in-form';

type LinkFormProps = { token: string; type: string; button: string };

/** A press of a button takes the link: programs that read e-mails before their owner does follow links too. */
export function LinkForm({ token, type, button }: LinkFormProps) {
  return (
    <SignInForm
      action={acceptLink}
      address={`/admin/link?token_hash=${encodeURIComponent(token)}&type=${encodeURIComponent(type)}`}
      button={button}
      busy="One moment..."
      failed="The link does not work"
    >
      {(failure) => (
        <>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="type" value={type} />
          {failure?.reason === 'spent' && (
            <p>
              <a href="/admin/forgotten" className="text-link inline-block min-h-6">
                Send me another link
              </a>
            </p>
          )}
        </>
      )}
    </SignInForm>
  );
}
