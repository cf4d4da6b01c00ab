'use client';

import { useEffect, useRef, useState } from 'react';
import type { DraftEntry, EditorPost, KeptDraft, PostVersion } from '@/lib/blog/admin-schema';
import { changeOfFix } from '@/lib/blog/editor/fix';
import type { SiteFacts } from '@/lib/blog/review/preview';
import type { Fix } from '@/lib/blog/review/types';
import { toast } from '@/lib/browser/toast';
import { formatMoment } from '@/lib/format/dates';
import { AdminForm } from '../form/admin-form';
import type { TypedBefore } from '../form/use-typed-before';
import { ImageDialog } from '../images/image-dialog';
import { PictureDialog } from '../images/picture-dialog';
import { AdminHeading } from '../layout/admin-heading';
import { ReadyButton } from '../layout/ready-button';
import { type AuthorChoice, authorFields } from './author-select';
import { createCursor } from './cursor';
import { barSize, EditorBar } from './editor-bar';
import { idOf } from './editor-field';
import { EditorNotice } from './editor-notice';
import { HistoryDialog } from './history-dialog';
import { MarkdownField, type MarkdownHandle } from './markdown-field';
import { OthersDrafts } from './others-drafts';
import { PostDetails } from './post-details';
import { PreviewButton } from './preview-button';
import { PreviewLinks } from './preview-links';
import { PreviewPane } from './preview-pane';
import { RecoveryNotice } from './recovery-notice';
import { ReviewPanel } from './review-panel';
import { SaveDialog } from './save-dialog';
import { SidePanel, tabOf } from './side-panel';
import { SlugField } from './slug-field';
import { TextField } from './text-field';
import { useDraftKeeper } from './use-draft-keeper';
import { useImages } from './use-images';
import { useKeptDrafts } from './use-kept-drafts';
import { usePostEditor } from './use-post-editor';
import { useReview } from './use-review';
import { useSaveQuestion } from './use-save-question';

type PostEditorProps = {
  /** The post's, also before it is stored: the address does not change when a new post is saved. */
  id: string;
  /** Null for a new one. */
  post: EditorPost | null;
  /** What the person left behind unsaved, as the site keeps it. */
  drafts: readonly KeptDraft[];
  /** The one of them to go on with; empty when that is to be asked. */
  wantedDraft: string;
  /** What colleagues typed into the same post. */
  othersDrafts: readonly DraftEntry[];
  /** The person's id. */
  owner: string;
  authors: readonly AuthorChoice[];
  site: SiteFacts;
};

const keeping = {
  kept: 'A draft of what you typed is kept. The list of posts shows it, and the post offers it.',
  lost: 'The draft could not be stored: the site does not answer. What you typed last is kept at most in this tab.',
};

/** The form of a post with what belongs to writing it. */
export function PostEditor({
  id,
  post: opened,
  drafts,
  wantedDraft,
  owner,
  authors,
  site,
  ...props
}: PostEditorProps) {
  const text = useRef<MarkdownHandle>(null);
  const wanted = useRef(wantedDraft);
  const place = { owner, postId: id };
  const { keeper, state: draftState } = useDraftKeeper(place);
  const editor = usePostEditor({
    ...{ id, opened, keeper },
    // A navigation would open the editor anew and lose what is typed meanwhile.
    onSaved: () => window.history.replaceState(null, '', window.location.pathname),
    onReplace: layAside,
  });
  const { post, fields, isChanged } = editor;
  const kept = useKeptDrafts(place, editor.stored, drafts);
  const review = useReview(post?.id ?? null, fields);
  const saving = useSaveQuestion(editor, review);
  const images = useImages(text);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const [linkText, setLinkText] = useState('');
  const [beside, setBeside] = useState('review');
  const [cursor] = useState(createCursor);
  const [waiting] = images.waiting;

  useEffect(() => {
    const draft = kept.drafts.find(({ id: draftId }) => draftId === wanted.current);
    if (!draft) return;
    wanted.current = '';
    restore(draft);
  });

  function takeTyped({ title, author, ...typed }: TypedBefore) {
    if (typeof title === 'string') editor.changeTitle(title);
    if (typeof author === 'string') editor.change(authorFields(author, authors));
    editor.takeTyped(typed);
  }

  function layAside() {
    const typed = keeper.layAside();
    if (typed) kept.add(typed);
  }

  function restore(draft: KeptDraft) {
    layAside();
    keeper.takeUp(draft);
    kept.settle(draft.id);
    editor.replace(draft.fields, post ? draft.basedOn : null);
  }

  function restoreVersion({ fields: earlier, changedAt }: PostVersion) {
    layAside();
    editor.replace(earlier);
    setIsHistoryOpen(false);
    toast.info('Restored in the form', {
      description: `The version of ${formatMoment(changedAt)} is stored when you save.`,
    });
  }

  function goTo(from: number, to = from) {
    text.current?.surface()?.select({ from, to });
  }

  function showReview() {
    setBeside('review');
    const tab = tabOf('review');
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
    <AdminForm form={editor} onTyped={takeTyped} onSave={saving.save} keeping={keeping}>
      <AdminHeading title={post ? 'Edit post' : 'Create post'} subtitle={post?.fields.title} />
      <EditorBar
        editor={editor}
        draft={draftState}
        pending={saving.pending}
        findings={findings}
        onReview={showReview}
      >
        {post && (
          <ReadyButton onClick={() => setIsHistoryOpen(true)} variant="outline" className={barSize}>
            History
          </ReadyButton>
        )}
        <PreviewButton postId={post?.id ?? null} isChanged={isChanged} onLink={setLinkText} />
      </EditorBar>
      <div className="mb-6 grid grid-cols-1 gap-3">
        <p role="status" className="text-sm [overflow-wrap:anywhere] empty:hidden">
          {linkText}
        </p>
        {post && <PreviewLinks postId={post.id} made={linkText} />}
        <OthersDrafts drafts={props.othersDrafts} />
        {kept.drafts.map((draft) => (
          <RecoveryNotice
            key={draft.id}
            draft={draft}
            isOutdated={post !== null && draft.basedOn !== editor.expected}
            onRestore={() => restore(draft)}
            onDiscard={async () => {
              keeper.letGo(draft.id);
              await kept.discard(draft, keeper.writer);
            }}
          />
        ))}
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
            required={editor.needs('content')}
            error={editor.errors.content}
            onChange={(content) => editor.change({ content })}
            onImages={images.add}
            onAddImage={images.choose}
          />
          <PostDetails editor={editor} authors={authors} imageHosts={site.imageHosts} />
        </div>
        <SidePanel
          label="Preview and review"
          chosen={beside}
          onChoose={setBeside}
          tabs={[
            {
              id: 'review',
              name: findings ? `Review (${findings})` : 'Review',
              content: (
                <ReviewPanel id={post?.id ?? null} fields={fields} site={site} review={review} onFix={fix} />
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
      </div>
      {waiting && (
        <ImageDialog
          key={waiting.key}
          file={waiting.file}
          waiting={images.waiting.length - 1}
          onUploaded={({ url }, alt) => images.place(url, alt)}
          onCancel={images.skip}
        />
      )}
      {images.isChoosing && (
        <PictureDialog onChoose={images.place} onFiles={images.add} onCancel={images.close} />
      )}
      {isHistoryOpen && post && (
        <HistoryDialog
          postId={post.id}
          fields={fields}
          onRestore={restoreVersion}
          onClose={() => setIsHistoryOpen(false)}
        />
      )}
      <SaveDialog question={saving.question} onCancel={saving.cancel} onConfirm={saving.confirm} />
    </AdminForm>
  );
}
