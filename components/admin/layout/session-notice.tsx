import { Notice } from './notice';

/** Shown where something could not be saved because the session had ended: the page and all that is typed stay. */
export function SessionNotice() {
  return (
    <Notice tone="failure">
      <p>Your session has ended. What you typed is still here.</p>
      <p className="-mt-2">
        <a className="text-link" href="/admin/login" target="_blank" rel="noopener">
          Log in again in a new tab
        </a>
        , come back to this one and save once more.
      </p>
    </Notice>
  );
}
