import { buttonBase, buttonSizes, buttonVariants } from '@/components/ui/button-styles';
import type { FormView } from './form-view';

const labels: Record<FormView['phase'], string> = {
  idle: 'Send Message',
  sending: 'Sending...',
  success: 'Sent Successfully',
};

/** Disabled for readers of the page while it works, yet it keeps the focus. */
export function SubmitButton({ phase }: { phase: FormView['phase'] }) {
  return (
    <button
      type="submit"
      aria-disabled={phase !== 'idle'}
      className={`${buttonBase} ${buttonVariants.primary} ${buttonSizes.lg} justify-self-start`}
    >
      {labels[phase]}
    </button>
  );
}
