import type { ComponentProps } from 'react';
import { useMounted } from './use-mounted';

/**
 * A button that waits until the page's code has come: pressed earlier it would do nothing, or send the browser away with
 * what was typed.
 */
export function ReadyButton({ disabled, ...props }: ComponentProps<'button'>) {
  const mounted = useMounted();
  return <button {...props} disabled={disabled || !mounted} />;
}
