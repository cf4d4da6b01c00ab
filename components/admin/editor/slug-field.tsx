import { useEffect, useState } from 'react';
import { Input } from '@/components/ui/input';
import { toast } from '@/lib/browser/toast';
import { routes } from '@/lib/routes';
import { isSlug } from '@/lib/validation/slug';
import { ReadyButton } from '../layout/ready-button';
import { useSettled } from '../layout/use-settled';
import { MovedNotice } from '../removal/moved-notice';
import { calls } from './editor-calls';
import { controlAttributes, EditorField } from './editor-field';
import type { PostEditorState } from './use-post-editor';

const PAUSE_MS = 500;
const COPIED_MS = 2000;
const sayings = {
  free: 'This slug is free.',
  taken: 'Another post has this slug.',
  redirected: 'A redirect leads away from this address. It is removed when the post is published here.',
};

export function SlugField({ editor }: { editor: PostEditorState }) {
  const { fields, stored, post, errors } = editor;
  const { slug } = fields;
  const required = editor.needs('slug');
  const saying = useSlugCheck(slug, stored.slug, post?.id ?? null);
  const isMoved = post?.wasPublic && slug !== stored.slug && isSlug(slug);
  return (
    <div className="grid grid-cols-1 gap-3">
      <EditorField
        name="slug"
        required={required}
        error={errors.slug}
        hint={
          <>
            <p className="[overflow-wrap:anywhere]">/blog/{slug || '…'}</p>
            <p role="status">{saying}</p>
          </>
        }
      >
        <div className="flex gap-2">
          <Input
            {...controlAttributes('slug', { required, hint: true, error: errors.slug })}
            value={slug}
            onChange={(event) => editor.change({ slug: event.target.value })}
            autoComplete="off"
            spellCheck={false}
            className="min-w-0 font-mono text-sm"
          />
          <CopySlug slug={slug} />
        </div>
      </EditorField>
      {isMoved && (
        <MovedNotice
          key={stored.slug}
          former={routes.post(stored.slug)}
          next={routes.post(slug)}
          moved={editor.moved}
        />
      )}
    </div>
  );
}

function useSlugCheck(slug: string, stored: string, id: string | null): string {
  const settled = useSettled(slug, PAUSE_MS);
  const [answer, setAnswer] = useState({ slug: '', saying: '' });

  useEffect(() => {
    if (settled === stored || !isSlug(settled)) return;
    let isWanted = true;
    void calls.checkSlug({ slug: settled, id }).then((result) => {
      if (!isWanted) return;
      const saying = result.status === 'success' ? sayings[result.data] : 'The slug could not be checked.';
      setAnswer({ slug: settled, saying });
    });
    return () => {
      isWanted = false;
    };
  }, [settled, stored, id]);

  if (settled && !isSlug(settled)) return 'Lower-case letters, digits and single hyphens between them.';
  return answer.slug === slug && slug !== stored ? answer.saying : '';
}

function CopySlug({ slug }: { slug: string }) {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(slug);
      setIsCopied(true);
    } catch {
      toast.error('Copy failed', { description: 'Could not copy the URL to your clipboard.' });
    }
  }

  return (
    <>
      <ReadyButton onClick={copy} variant="outline" className="shrink-0">
        {isCopied ? 'Copied' : 'Copy slug'}
      </ReadyButton>
      <span role="status" className="sr-only">
        {isCopied ? 'Copied' : ''}
      </span>
    </>
  );
}
