import { Button, type ButtonProps } from '@/components/ui/button';
import { useMounted } from './use-mounted';

/**
 * A button that waits until the page's code has come: pressed earlier it would do nothing, or send the browser away with
 * what was typed.
 */
export function ReadyButton({ disabled, ...props }: ButtonProps) {
  const mounted = useMounted();
  return <Button {...props} disabled={disabled || !mounted} />;
}
