import { routes } from '@/lib/routes';

/** @param text names the policy as {{privacy_policy}}, which becomes a link */
export function FormNotice({ text }: { text: string }) {
  const [before = '', after = ''] = text.split(/\{\{\s*privacy_policy\s*\}\}/);
  return (
    <p className="text-sm text-muted-foreground">
      {before}
      <a className="underline" href={routes.privacyPolicy}>
        privacy policy
      </a>
      {after} This form is protected by reCAPTCHA; the Google{' '}
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
