import type { ReactNode } from 'react';
import { Notice } from '../layout/notice';
import { ReadyButton } from '../layout/ready-button';
import { SessionNotice } from '../layout/session-notice';
import { ConflictNotice } from './conflict-notice';
import type { FormState } from './use-admin-form';

type FormNoticeProps = {
  form: FormState;
  conflict?: string;
  children?: ReactNode;
  gone?: string;
  again?: { label: string; make: () => unknown };
  summary?: string;
};

export function FormNotice({ form, conflict, children, gone, again, ...props }: FormNoticeProps) {
  const { summary = 'Please correct the fields that are marked.' } = props;
  const { failure, theirs, isGone, pending, errors } = form;
  const hasErrors = Object.keys(errors).length > 0;

  return (
    <>
      {theirs && (
        <ConflictNotice
          text={conflict}
          pending={pending}
          onLoad={form.loadTheirs}
          onOverwrite={form.overwrite}
        >
          {children}
        </ConflictNotice>
      )}
      {isGone && (
        <Notice tone="warning">
          <p>{gone}</p>
          {again && (
            <ReadyButton variant="outline" size="sm" onClick={again.make} className="justify-self-start">
              {again.label}
            </ReadyButton>
          )}
        </Notice>
      )}
      {failure?.reason === 'session' && <SessionNotice />}
      {failure && failure.reason !== 'session' && !hasErrors && (
        <Notice tone="failure">{failure.message}</Notice>
      )}
      {hasErrors && <Notice tone="failure">{summary}</Notice>}
    </>
  );
}
