import { ReadyButton } from '@/components/admin/layout/ready-button';
import type { ButtonProps } from '@/components/ui/button';

type SaveButtonProps = Omit<ButtonProps, 'type'> & { pending: boolean };

/** Saves the form it stands in, once however often it is pressed. */
export function SaveButton({ pending, children, ...button }: SaveButtonProps) {
  return (
    <ReadyButton {...button} type="submit" aria-disabled={pending}>
      {pending ? 'Saving...' : children}
    </ReadyButton>
  );
}
