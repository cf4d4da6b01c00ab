'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import type { EditorPost, PostVersion, StoredDraft } from '@/lib/blog/admin-schema';
import { changeOfFix } from '@/lib/blog/editor-fix';
import { moment } from '@/lib/moments';
import type { Fix } from '@/lib/review/types';
import { toast } from '@/lib/toast';
import { ImageDialog } from '../images/image-dialog';
import { AdminHeading } from '../layout/admin-heading';
import { useTypedBefore } from '../layout/use-typed-before';
import type { AuthorChoice } from './author-select';
import { createCursor } from './cursor';
import { barSize, EditorBar } from './editor-bar';
import { idOf } from './editor-field';
import { EditorNotice } from './editor-notice';
import { HistoryDialog } from './history-dialog';
import { LeaveDialog } from './leave-dialog';
import { MarkdownField, type MarkdownHandle } from './markdown-field';
import { PostDetails } from './post-details';
import { PreviewButton } from './preview-button';
import { PreviewPane } from './preview-pane';
import { RecoveryNotice } from './recovery-notice';
import { ReviewPanel, type SiteFacts } from './review-panel';
import { SidePanel, tabId } from './side-panel';
import { SlugField } from './slug-field';
import { TextField } from './text-field';
import { useAutosave } from './use-autosave';
import { useImages } from './use-images';
import { usePostEditor } from './use-post-editor';
import { useRecovery } from './use-recovery';
import { useReview } from './use-review';
import { useSaveKey } from './use-save-key';

type PostEditorProps = {
  /** The post's, also before it is stored: the address does not change when a new post is saved. */
  id: string;
  /** Null for a new one. */
  post: EditorPost | null;
  /** What the person left behind unsaved, as the site keeps it. */
  draft: StoredDraft | null;
  authors: readonly AuthorChoice[];
  site: SiteFacts;
};

/** The form of a post with what belongs to writing it. */
export function PostEditor({ id, post: opened, draft, authors, site }: PostEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const text = useRef<MarkdownHandle>(null);
  const forgetDraft = useRef<() => void>(() => {});
  const editor = usePostEditor(id, opened, () => {
    forgetDraft.current();
    // A navigation would open the editor anew and lose what is typed meanwhile.
    window.history.replaceState(null, '', window.location.pathname);
  });
  const { post, fields, isChanged } = editor;
  const recovery = useRecovery(opened?.id ?? null, editor.stored, draft);
  const autosave = useAutosave({
    postId: post?.id ?? null,
    basedOn: editor.expected,
    ...{ fields, isChanged, mayStore: recovery.draft === null },
  });
  const review = useReview(post?.id ?? null, fields);
  const images = useImages(text, (url, alt) =>
    editor.change({ featured_image: url, featured_image_alt: alt }),
  );
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const [linkText, setLinkText] = useState('');
  const [beside, setBeside] = useState('review');
  const [cursor] = useState(createCursor);
  const [waiting] = images.waiting;

  useEffect(() => {
    forgetDraft.current = autosave.forget;
  });
  useSaveKey(editor.save);
  useTypedBefore(form, ({ title, ...typed }) => {
    if (typeof title === 'string') editor.changeTitle(title);
    editor.change(typed);
  });

  function restore(kept: StoredDraft) {
    editor.replace(kept.fields, post ? (kept.basedOn ?? editor.expected) : null);
    recovery.decide();
  }

  function restoreVersion({ fields: earlier, changedAt }: PostVersion) {
    editor.replace(earlier);
    setIsHistoryOpen(false);
    toast.info('Restored in the form', {
      description: `The version of ${moment(changedAt)} is stored when you save.`,
    });
  }

  function goTo(from: number, to = from) {
    text.current?.surface()?.select({ from, to });
  }

  function showReview() {
    setBeside('review');
    const tab = document.getElementById(tabId('review'));
    tab?.focus({ preventScroll: true });
    tab?.scrollIntoView?.({ block: 'start' });
  }

  function fix(wanted: Fix) {
    const change = changeOfFix(fields, wanted);
    if (change) return editor.replace(change);
    if (wanted.kind === 'replace-text') {
      toast.info('The text has changed there', { description: 'The findings are up to date in a moment.' });
    } else if (wanted.kind === 'focus-field' && wanted.field === 'content') {
      goTo(wanted.start ?? 0, wanted.end);
    } else {
      document.getElementById(idOf(wanted.field))?.focus();
    }
  }

  const findings = review.findings?.length;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editor.save();
      }}
    >
      <AdminHeading title={post ? 'Edit post' : 'Create post'} subtitle={post?.fields.title} />
      <EditorBar editor={editor} draft={autosave.state} findings={findings} onReview={showReview}>
        {post && (
          <button
            type="button"
            onClick={() => setIsHistoryOpen(true)}
            className={`${buttonStyles('outline')} ${barSize}`}
          >
            History
          </button>
        )}
        <PreviewButton postId={post?.id ?? null} isChanged={isChanged} onLink={setLinkText} />
      </EditorBar>
      <div className="mb-6 grid grid-cols-1 gap-3">
        <p role="status" className="text-sm [overflow-wrap:anywhere] empty:hidden">
          {linkText}
        </p>
        {recovery.draft && (
          <RecoveryNotice
            draft={recovery.draft}
            isOutdated={post !== null && recovery.draft.basedOn !== editor.expected}
            onRestore={() => recovery.draft && restore(recovery.draft)}
            onDiscard={() => {
              recovery.decide();
              void autosave.forget();
            }}
          />
        )}
        <EditorNotice editor={editor} />
      </div>
      <div className="grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,1fr)_27rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          <TextField editor={editor} name="title" required onChange={editor.changeTitle} />
          <SlugField editor={editor} />
          <MarkdownField
            ref={text}
            value={fields.content}
            revision={editor.revision}
            cursor={cursor}
            error={editor.errors.content}
            onChange={(content) => editor.change({ content })}
            onImages={(files) => images.add(files, 'text')}
          />
          <PostDetails
            editor={editor}
            authors={authors}
            imageHosts={site.imageHosts}
            onFeaturedImage={(file) => images.add([file], 'featured')}
          />
        </div>
        <aside
          aria-label="Preview and review"
          className="min-w-0 xl:sticky xl:top-22 xl:max-h-[calc(100vh-6.5rem)] xl:self-start xl:overflow-y-auto"
        >
          <SidePanel
            chosen={beside}
            onChoose={setBeside}
            tabs={[
              {
                id: 'review',
                name: findings ? `Review (${findings})` : 'Review',
                content: (
                  <ReviewPanel
                    id={post?.id ?? null}
                    fields={fields}
                    site={site}
                    review={review}
                    onFix={fix}
                  />
                ),
              },
              {
                id: 'preview',
                name: 'Live preview',
                content: (
                  <PreviewPane title={fields.title} content={fields.content} cursor={cursor} onGoTo={goTo} />
                ),
              },
            ]}
          />
        </aside>
      </div>
      {waiting && (
        <ImageDialog
          key={waiting.key}
          file={waiting.file}
          waiting={images.waiting.length - 1}
          onUploaded={(image, alt) => images.place(waiting, image, alt)}
          onCancel={images.skip}
        />
      )}
      {isHistoryOpen && post && (
        <HistoryDialog
          postId={post.id}
          fields={fields}
          onRestore={restoreVersion}
          onClose={() => setIsHistoryOpen(false)}
        />
      )}
      <LeaveDialog isChanged={isChanged} />
    </form>
  );
}
