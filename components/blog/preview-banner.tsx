import { formatMoment } from '@/lib/format/dates';

export function PreviewBanner({ expiresAt }: { expiresAt: Date }) {
  return (
    <p role="note" className="border-b bg-card py-3 text-sm">
      <span className="container-page block">
        <strong className="font-semibold">Draft preview</strong>, expires{' '}
        <time dateTime={expiresAt.toISOString()}>{formatMoment(expiresAt.toISOString())}</time> (India time).
      </span>
    </p>
  );
}
