import type { ReactNode } from 'react';

const tones = {
  info: 'border-info bg-info/10',
  warning: 'border-warning bg-warning/10',
  failure: 'border-destructive bg-destructive/10',
} as const;

type NoticeProps = {
  tone: keyof typeof tones;
  /** An alert interrupts a screen reader; a status waits for a pause. */
  role?: 'alert' | 'status';
  children: ReactNode;
};

export function Notice({ tone, role = 'alert', children }: NoticeProps) {
  return (
    <div
      role={role}
      className={`grid grid-cols-1 gap-3 rounded-md border border-l-4 px-4 py-3 ${tones[tone]}`}
    >
      {children}
    </div>
  );
}
