import { fieldLabels } from './field-labels';
import type { FormView } from './form-view';

/** The banner of a failure, a list of the fields to correct, and the word that it was sent. */
export function FormStatus({ view, contactEmail }: { view: FormView; contactEmail: string }) {
  const invalid = Object.keys(view.errors);
  return (
    <>
      <div role="alert" className="contents">
        {view.banner && (
          <div className="rounded-md border border-l-4 border-destructive bg-destructive/10 px-4 py-3">
            <p>{view.banner}</p>
            {invalid.length === 0 && (
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
            {invalid.length > 1 && (
              <p className="mt-2">
                {invalid.map((name, index) => (
                  <span key={name}>
                    {index > 0 && ', '}
                    <a className="underline" href={`#contact-${name}`}>
                      {fieldLabels[name] ?? name}
                    </a>
                  </span>
                ))}
              </p>
            )}
          </div>
        )}
      </div>
      <div role="status" className="contents">
        {view.sent && (
          <div className="rounded-md border border-l-4 border-success bg-success/10 px-4 py-3">
            Your message has been sent successfully! We answer within one working day.
          </div>
        )}
      </div>
    </>
  );
}
