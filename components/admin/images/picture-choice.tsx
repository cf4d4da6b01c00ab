import { type ReactNode, useId, useState } from 'react';
import { Input } from '@/components/ui/input';
import { SEARCH_MAXIMUM } from '@/lib/lists/parameters';
import type { Picture } from '@/lib/pictures/schema';
import { Notice } from '../layout/notice';
import { ReadyButton } from '../layout/ready-button';
import { SessionNotice } from '../layout/session-notice';
import { LibraryPicture } from './library-picture';
import { usePictures } from './use-pictures';

type PictureChoiceProps = { onChoose: (picture: Picture) => void; children: ReactNode };

const count = new Intl.NumberFormat('en-IN');

export function PictureChoice({ onChoose, children }: PictureChoiceProps) {
  const search = useId();
  const [words, setWords] = useState('');
  const { pictures, total, failure, isLoading, more, again } = usePictures(words);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="grid min-w-0 grow gap-1.5">
          <label htmlFor={search} className="text-sm font-medium">
            Search the library
          </label>
          <Input
            id={search}
            type="search"
            dir="auto"
            value={words}
            maxLength={SEARCH_MAXIMUM}
            onChange={({ target }) => setWords(target.value)}
            // The dialog stands within another form as far as the keyboard is concerned.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </div>
        {children}
      </div>
      <p role="status" className="text-sm text-muted-foreground">
        {sayingOf(total, isLoading, words)}
      </p>
      {failure?.reason === 'session' && <SessionNotice />}
      {failure && failure.reason !== 'session' && (
        <Notice tone="failure">
          <p>The pictures could not be loaded. {failure.message}</p>
          <ReadyButton variant="outline" size="sm" className="justify-self-start" onClick={again}>
            Try again
          </ReadyButton>
        </Notice>
      )}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
        {pictures.map((picture) => (
          <li key={picture.name}>
            <button
              type="button"
              onClick={() => onChoose(picture)}
              className="grid w-full gap-1.5 rounded-md border bg-card p-1.5 text-left text-sm hover:border-foreground"
            >
              <LibraryPicture picture={picture} />
              <span dir="auto" className="line-clamp-2 px-1 [overflow-wrap:anywhere]">
                {picture.alt || picture.fileName || 'Without alternative text'}
              </span>
              <span className="px-1 text-xs text-muted-foreground tabular-nums">
                {picture.width} × {picture.height}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {pictures.length < (total ?? 0) && (
        <ReadyButton
          variant="outline"
          className="justify-self-center"
          aria-disabled={isLoading}
          onClick={more}
        >
          Show more
        </ReadyButton>
      )}
    </div>
  );
}

function sayingOf(total: number | null, isLoading: boolean, words: string): string {
  if (isLoading) return 'Loading the library.';
  if (total === null) return '';
  if (total === 0)
    return words.trim()
      ? 'No picture answers these words.'
      : 'There are no pictures yet. Upload the first one.';
  return total === 1 ? '1 picture' : `${count.format(total)} pictures`;
}
