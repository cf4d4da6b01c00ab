import type { ReactNode } from 'react';
import { Notice } from '../layout/notice';
import { ReadyButton } from '../layout/ready-button';

type ConflictNoticeProps = {
  text?: string;
  pending: boolean;
  onLoad: () => void;
  onOverwrite: () => void;
  children: ReactNode;
};

/** Somebody else was quicker: shows what they saved and lets the person decide whose version stays. */
export function ConflictNotice({ text, pending, onLoad, onOverwrite, children }: ConflictNoticeProps) {
  const choices = [
    { label: 'Load their version', choose: onLoad },
    { label: 'Overwrite with mine', choose: onOverwrite },
  ];
  return (
    <Notice tone="warning">
      <p>{text}</p>
      {children}
      <div className="flex flex-wrap gap-2.5">
        {choices.map(({ label, choose }) => (
          <ReadyButton
            key={label}
            aria-disabled={pending}
            onClick={() => pending || choose()}
            variant="outline"
            size="sm"
          >
            {label}
          </ReadyButton>
        ))}
      </div>
    </Notice>
  );
}
