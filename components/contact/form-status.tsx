import type { FormView } from './form-view';

const box = 'rounded-md border border-l-4 px-4 py-3';

/** The banner of a failure with a way out, and the word that it was sent. */
export function FormStatus({ view, contactEmail }: { view: FormView; contactEmail: string }) {
  return (
    <>
      <div role="alert" className="contents">
        {view.banner && (
          <div className={`${box} border-destructive bg-destructive/10`}>
            <p>{view.banner}</p>
            {!Object.keys(view.errors).length && (
              <p className="mt-2">
                Nothing you typed is lost.{' '}
                {view.reload && 'If it happens again, reload the page: your text will still be here. '}
                You can also{' '}
                <a className="underline" href={view.mailto ?? `mailto:${contactEmail}`}>
                  send it by e-mail to {contactEmail}
                </a>
                .
              </p>
            )}
          </div>
        )}
      </div>
      <div role="status" className="contents">
        {view.sent && (
          <div className={`${box} border-success bg-success/10`}>
            Your message has been sent successfully!
          </div>
        )}
      </div>
    </>
  );
}
