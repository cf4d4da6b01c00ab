import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { REQUIRED } from '@/lib/blog/post-fields';
import { FailureNotice } from '../layout/failure-notice';
import { Notice } from '../layout/notice';
import { idOf } from './editor-field';
import { PostConflict } from './post-conflict';
import type { FieldErrors, PostEditorState } from './use-post-editor';

/** Why nothing was saved, with the way out. The first field that is wrong gets the focus. */
export function EditorNotice({ editor }: { editor: PostEditorState }) {
  const box = useRef<HTMLDivElement>(null);
  const { errors, attempts, failure, theirs, isGone } = editor;
  const hasErrors = Object.keys(errors).length > 0;

  useEffect(() => {
    if (failure || theirs || isGone) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failure, theirs, isGone]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: typing elsewhere must not take the focus away
  useEffect(() => {
    const [first] = Object.keys(errors);
    const name = first === 'author_id' ? 'author' : first;
    if (name) document.getElementById(idOf(name as keyof FieldErrors))?.focus();
  }, [attempts]);

  return (
    <div ref={box} className="grid grid-cols-1 gap-3 empty:hidden">
      {theirs && (
        <PostConflict
          theirs={theirs}
          mine={editor.fields}
          pending={editor.pending}
          onLoad={editor.loadTheirs}
          onOverwrite={editor.overwrite}
        />
      )}
      {isGone && (
        <Notice tone="warning">
          <p>Another administrator deleted this post. What you typed is still here.</p>
          <Button onClick={editor.makeAgain} variant="outline" size="sm" className="justify-self-start">
            Save it as a new post
          </Button>
        </Notice>
      )}
      <FailureNotice failure={failure} />
      {hasErrors && (
        <Notice tone="failure">
          {Object.values(errors).includes(REQUIRED) ? REQUIRED : 'Please correct the fields marked below.'}
        </Notice>
      )}
    </div>
  );
}
