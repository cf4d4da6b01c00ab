import type { DateField, LineField, NumberField } from '@/lib/site/fields';
import { AdminField } from '../form/admin-field';
import type { TextControl } from './text-control';

type LineControlProps = TextControl & { field: LineField | NumberField | DateField };

const MODES = { email: 'email', telephone: 'tel', link: 'url', hours: 'text', name: 'text' } as const;

export function LineControl({ field, ...text }: LineControlProps) {
  if (field.kind === 'date') return <AdminField {...text} type="date" />;
  if (field.kind === 'number') return <AdminField {...text} inputMode="decimal" maxLength={30} />;
  return <AdminField {...text} inputMode={field.format && MODES[field.format]} maxLength={field.maximum} />;
}
