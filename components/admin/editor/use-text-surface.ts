import { useEffect, useRef, useState } from 'react';
import type { CodeSurface } from './code-mirror';
import type { CursorStore } from './cursor';
import { editFor } from './markdown-commands';
import type { MarkdownCommand, Span } from './markdown-edit';
import type { TextSurface } from './text-surface';
import { textareaSurface } from './textarea-surface';

type Setting = {
  value: string;
  /** Another number says that `value` was not typed here. */
  revision: number;
  attributes: Record<string, string>;
  cursor: CursorStore;
  onChange: (text: string) => void;
  /** A link is wanted in the place of a stretch of the text, which has its address still to be asked for. */
  onLink: (place: Span) => void;
};

export function useTextSurface({ value, revision, attributes, cursor, onChange, onLink }: Setting) {
  const host = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const code = useRef<CodeSurface | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const report = useRef(onChange);
  const askLink = useRef(onLink);
  const described = JSON.stringify(attributes);
  const first = useRef(attributes);

  useEffect(() => {
    report.current = onChange;
    askLink.current = onLink;
    first.current = attributes;
  });

  useEffect(() => {
    let isWanted = true;
    import('./code-mirror').then(
      ({ openCodeMirror }) => {
        const plain = area.current;
        if (!isWanted || !host.current || !plain) return;
        const hadFocus = document.activeElement === plain;
        code.current = openCodeMirror({
          parent: host.current,
          text: plain.value,
          selection: { from: plain.selectionStart, to: plain.selectionEnd },
          attributes: first.current,
          onChange: (text) => report.current(text),
          onCommand: (command) => apply(code.current, command, askLink.current),
          onBrackets: (place) => askLink.current(place),
          onCursor: cursor.set,
        });
        setIsLoaded(true);
        if (hadFocus) code.current.focus();
      },
      // Without the editor the plain field stays.
      () => {},
    );
    return () => {
      isWanted = false;
      code.current?.destroy();
      code.current = null;
      setIsLoaded(false);
    };
  }, [cursor]);

  useEffect(() => {
    if (isLoaded) code.current?.describe(JSON.parse(described));
  }, [isLoaded, described]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed here is in the editor already
  useEffect(() => {
    if (code.current && code.current.text() !== value) code.current.replace(value);
  }, [revision]);

  function surface(): TextSurface | null {
    if (code.current) return code.current;
    return area.current && textareaSurface(area.current, (text) => report.current(text));
  }

  const search = isLoaded ? () => code.current?.search() : null;
  return {
    host,
    area,
    isLoaded,
    surface,
    search,
    run: (command: MarkdownCommand) => apply(surface(), command, onLink),
  };
}

function apply(surface: TextSurface | null, command: MarkdownCommand, onLink: Setting['onLink']): void {
  if (!surface) return;
  const edit = editFor(command, surface.text(), surface.selection(), surface.around());
  if (edit) surface.apply(edit);
  else onLink(surface.selection());
}
