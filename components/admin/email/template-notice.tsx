import { useEffect, useRef } from 'react';
import { FailureNotice } from '../layout/failure-notice';
import { TemplateConflict } from './template-conflict';
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
        <TemplateConflict
          theirs={theirs}
          pending={editor.pending !== null}
          onLoad={() => editor.takeOver(theirs)}
          onOverwrite={editor.overwrite}
        />
      ) : (
        <FailureNotice failure={failure} />
      )}
    </div>
  );
}
