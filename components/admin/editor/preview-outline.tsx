import type { Block } from '@/lib/blog/editor/blocks';
import { cn } from '@/lib/utils';
import { ReadyButton } from '../layout/ready-button';

type PreviewOutlineProps = { blocks: readonly Block[]; onGoTo: (place: number) => void };

export function PreviewOutline({ blocks, onGoTo }: PreviewOutlineProps) {
  const headings = blocks.flatMap(({ from, heading }) => (heading ? { from, ...heading } : []));
  if (headings.length === 0) return null;
  return (
    <details className="rounded-md border bg-card text-sm">
      <summary className="min-h-9 cursor-pointer px-3.5 py-2 font-medium">
        Headings ({headings.length})
      </summary>
      <ul className="max-h-56 overflow-y-auto border-t py-1">
        {headings.map(({ from, level, text }) => (
          <li key={from}>
            <ReadyButton
              variant="ghost"
              size="sm"
              onClick={() => onGoTo(from)}
              className={cn(
                'w-full justify-start! rounded-none py-1.5 text-left font-normal! whitespace-normal! wrap-anywhere',
                level > 2 && 'pl-8!',
              )}
            >
              {text || 'A heading without words'}
            </ReadyButton>
          </li>
        ))}
      </ul>
    </details>
  );
}
