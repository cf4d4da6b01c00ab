import { routes } from '@/lib/routes';

export function FormNotice() {
  return (
    <p className="text-sm text-muted-foreground">
      We use what you send to answer you, as our{' '}
      <a className="underline" href={routes.privacyPolicy}>
        privacy policy
      </a>{' '}
      explains. This form is protected by reCAPTCHA; the Google{' '}
      <a className="underline" href="https://policies.google.com/privacy" rel="noopener">
        Privacy Policy
      </a>{' '}
      and{' '}
      <a className="underline" href="https://policies.google.com/terms" rel="noopener">
        Terms of Service
      </a>{' '}
      apply.
    </p>
  );
}
