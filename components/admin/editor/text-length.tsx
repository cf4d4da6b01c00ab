import { wordCount } from '@/lib/blog/editor/text';
import { readingTime } from '@/lib/blog/reading-time';
import { tooMuch } from '@/lib/markdown/ceiling';

/** "412 words, 3 min read.", and at once when it is more than a post can have. */
export function TextLength({ text }: { text: string }) {
  const words = wordCount(text);
  return (
    <span className="tabular-nums">
      {words.toLocaleString('en-IN')} {words === 1 ? 'word' : 'words'}, {readingTime(text)} min read.
      <strong role="status" className="text-destructive">
        {' '}
        {tooMuch(text)}
      </strong>
    </span>
  );
}
