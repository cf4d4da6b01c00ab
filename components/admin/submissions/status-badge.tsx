import { Badge } from '@/components/ui/badge';
import { statusLabel } from './status-label';

const tones: Record<string, 'info' | 'warning' | 'success'> = {
  new: 'info',
  contacted: 'warning',
  closed: 'success',
};

/** New is blue, contacted yellow, closed green, anything else gray. */
export function StatusBadge({ status }: { status: string }) {
  const tone = Object.hasOwn(tones, status) ? tones[status] : 'neutral';
  return <Badge tone={tone}>{statusLabel(status)}</Badge>;
}
