'use client';

import { useState } from 'react';
import { formatShortDate } from '@/lib/format/dates';
import type { Picture } from '@/lib/pictures/schema';
import { LibraryPicture } from '../images/library-picture';
import { useMounted } from '../layout/use-mounted';
import { useListNavigation } from '../list/list-navigation';
import { PictureDetails } from './picture-details';
import { sizeOf, usesText } from './picture-text';

export function PictureGrid({ pictures }: { pictures: readonly Picture[] }) {
  const { refresh } = useListNavigation();
  const [opened, setOpened] = useState<Picture | null>(null);
  const mounted = useMounted();
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
        {pictures.map((picture) => (
          <li key={picture.name}>
            <button
              type="button"
              disabled={!mounted}
              aria-haspopup="dialog"
              onClick={() => setOpened(picture)}
              className="grid w-full content-start gap-1 rounded-lg border bg-card p-2 text-left hover:border-foreground"
            >
              <LibraryPicture picture={picture} />
              <span
                dir="auto"
                className={`mt-1 line-clamp-2 text-sm [overflow-wrap:anywhere] ${picture.alt ? 'font-medium' : 'text-warning'}`}
              >
                {picture.alt || 'Without alternative text'}
              </span>
              <span className="text-xs text-muted-foreground tabular-nums">
                {sizeOf(picture)}
                <br />
                {usesText(picture.uses)} · {formatShortDate(picture.uploadedAt)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {opened && (
        <PictureDetails
          key={opened.name}
          picture={opened}
          onClose={() => setOpened(null)}
          onChanged={refresh}
        />
      )}
    </>
  );
}
