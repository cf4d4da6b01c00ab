import type { AdminFailure } from '@/lib/action';
import { Notice } from './notice';
import { SessionNotice } from './session-notice';

/** Why nothing was saved, with the way out; what is wrong with single fields is said by them. */
export function FailureNotice({ failure }: { failure: AdminFailure | null }) {
  if (failure?.reason === 'session') return <SessionNotice />;
  return failure && !failure.fieldErrors ? <Notice tone="failure">{failure.message}</Notice> : null;
}
