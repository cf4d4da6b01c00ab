import { wordCount } from '@/lib/blog/editor-text';
import { readingTime } from '@/lib/blog/reading-time';

/** "412 words, 3 min read." */
export function TextLength({ text }: { text: string }) {
  const words = wordCount(text);
  return (
    <span className="tabular-nums">
      {words.toLocaleString('en-IN')} {words === 1 ? 'word' : 'words'}, {readingTime(text)} min read.
    </span>
  );
}
