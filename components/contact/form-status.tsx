import { type FormView, idleView, OUTCOME_ID, SENT, UNANSWERED } from './form-view';

const box = 'scroll-my-4 rounded-md border border-l-4 px-4 py-3';
const failureBox = `${box} border-destructive bg-destructive/10`;

/** Above the fields: that some of them are to be corrected. */
export function FormSummary({ view }: { view: FormView }) {
  if (!view.summary) return null;
  return (
    <p role="alert" id={OUTCOME_ID} className={failureBox}>
      {view.summary}
    </p>
  );
}

/** At the button, where the visitor looks: a failure with a way out, or the word that it was sent. */
export function FormOutcome({ view, contactEmail }: { view: FormView; contactEmail: string }) {
  return (
    <>
      {view.banner && (
        <div role="alert" id={OUTCOME_ID} className={`mt-5 ${failureBox}`}>
          <p>{view.banner}</p>
          <p className="mt-2">
            {adviceOf(view)}{' '}
            <a className="underline" href={view.mailto ?? `mailto:${contactEmail}`}>
              {view.delivered ? 'write to' : 'send it by e-mail to'} {contactEmail}
            </a>
            .
          </p>
        </div>
      )}
      <div role="status">
        {view.sent && (
          <p id={OUTCOME_ID} className={`mt-5 ${box} border-success bg-success/10`}>
            {SENT}
          </p>
        )}
      </div>
    </>
  );
}

/** Shown by lib/without-react where the form could not even wake. */
export function OfflineNotice({ contactEmail }: { contactEmail: string }) {
  return (
    <div role="alert" data-offline-notice="" suppressHydrationWarning className={`mt-5 ${failureBox}`}>
      <div>{UNANSWERED}</div>
      <div className="mt-2">
        {adviceOf({ ...idleView, offline: true })}{' '}
        <a className="underline" href={`mailto:${contactEmail}`} suppressHydrationWarning>
          send it by e-mail to {contactEmail}
        </a>
        .
      </div>
    </div>
  );
}

function adviceOf({ delivered, offline, reload }: FormView): string {
  if (delivered) return 'If you want to add something,';
  if (offline)
    return 'Your device seems to be offline. Nothing you typed is lost: send it again when the line is back. You can also';
  if (reload)
    return 'Nothing you typed is lost. If it happens again, reload the page: your text will still be here. You can also';
  return 'Nothing you typed is lost. You can also';
}
