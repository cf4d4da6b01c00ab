import { useEffect, useRef } from 'react';
import { SessionNotice } from '../layout/session-notice';
import { ConflictNotice } from './conflict-notice';
import type { TemplateEditor } from './use-template-editor';

/** Why nothing was saved or sent, with the way out; fields say themselves what is wrong with them. */
export function TemplateNotice({ editor }: { editor: TemplateEditor }) {
  const box = useRef<HTMLDivElement>(null);
  const { failure, theirs } = editor;

  useEffect(() => {
    if (failure || theirs) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failure, theirs]);

  return (
    <div ref={box} className="empty:hidden">
      {theirs ? (
        <ConflictNotice
          theirs={theirs}
          pending={editor.pending !== null}
          onLoad={() => editor.takeOver(theirs)}
          onOverwrite={editor.overwrite}
        />
      ) : failure?.reason === 'session' ? (
        <SessionNotice />
      ) : (
        failure?.message &&
        !failure.fieldErrors && (
          <p
            role="alert"
            className="rounded-md border border-l-4 border-destructive bg-destructive/10 px-4 py-3"
          >
            {failure.message}
          </p>
        )
      )}
    </div>
  );
}
