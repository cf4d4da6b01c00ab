import { Button } from '@/components/ui/button';
import type { FormView } from './form-view';

const labels: Record<FormView['phase'], string> = {
  idle: 'Send Message',
  sending: 'Sending...',
  success: 'Sent Successfully',
};

/** Disabled for readers of the page while it works, yet it keeps the focus. */
export function SubmitButton({ phase }: { phase: FormView['phase'] }) {
  return (
    <Button type="submit" size="lg" aria-disabled={phase !== 'idle'} className="justify-self-start">
      {labels[phase]}
    </Button>
  );
}
