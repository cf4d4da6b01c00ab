import type { ClipboardEvent, DragEvent, KeyboardEvent, RefObject } from 'react';
import { useImperativeHandle, useRef, useState } from 'react';
import { Textarea } from '@/components/ui/textarea';
import { imagesIn } from '../images/image-files';
import type { CursorStore } from './cursor';
import { controlAttributes, EditorField } from './editor-field';
import { LinkDialog } from './link-dialog';
import { insertion } from './markdown-commands';
import type { Span } from './markdown-edit';
import { commandOf } from './markdown-shortcuts';
import { MarkdownToolbar } from './markdown-toolbar';
import { htmlOf, pasteRich } from './rich-paste';
import { TextLength } from './text-length';
import type { TextSurface } from './text-surface';
import { useTextSurface } from './use-text-surface';

export type MarkdownHandle = { surface: () => TextSurface | null };

type MarkdownFieldProps = {
  ref: RefObject<MarkdownHandle | null>;
  value: string;
  /** Another number says that `value` was not typed here. */
  revision: number;
  cursor: CursorStore;
  required: boolean;
  error?: string;
  onChange: (text: string) => void;
  /** Pictures that were dropped or pasted. */
  onImages: (files: File[]) => void;
  onAddImage: () => void;
};

/** The text in markdown: a plain field until the editor has been loaded, and for good where that fails. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { ref, value, revision, cursor, required, error, onChange, onImages, onAddImage } = props;
  const attributes = controlAttributes('content', { required, hint: true, error });
  const [linked, setLinked] = useState<Span | null>(null);
  const { host, area, isLoaded, surface, run, search } = useTextSurface({
    ...{ value, revision, cursor, onChange, onLink: setLinked },
    attributes: {
      id: attributes.id,
      'aria-labelledby': 'post-content-label',
      ...(required && { 'aria-required': 'true' }),
      ...(attributes['aria-describedby'] && { 'aria-describedby': attributes['aria-describedby'] }),
      ...(error && { 'aria-invalid': 'true' }),
    },
  });
  useImperativeHandle(ref, () => ({ surface }));

  const isShiftDown = useRef(false);
  const noteShift = ({ shiftKey }: KeyboardEvent) => {
    isShiftDown.current = shiftKey;
  };

  function takeImages(event: ClipboardEvent | DragEvent, data: DataTransfer | null) {
    const files = imagesIn(data);
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onImages(files);
  }

  function paste(event: ClipboardEvent) {
    takeImages(event, event.clipboardData);
    const isInSearch = event.target instanceof Element && event.target.closest('.cm-panels') !== null;
    if (event.isDefaultPrevented() || isShiftDown.current || isInSearch) return;
    const into = surface();
    const html = into && htmlOf(event.clipboardData, into);
    if (!html) return;
    event.preventDefault();
    event.stopPropagation();
    void pasteRich(html, event.clipboardData.getData('text/plain'), into);
  }

  function drop(event: DragEvent) {
    const place = surface()?.placeAt(event.clientX, event.clientY);
    if (imagesIn(event.dataTransfer).length > 0 && typeof place === 'number')
      surface()?.select({ from: place, to: place });
    takeImages(event, event.dataTransfer);
  }

  /** Brackets that asked for a link are no words of it. */
  function wordsAt({ from, to }: Span): string {
    const words = surface()?.text().slice(from, to) ?? '';
    return words === '[[' ? '' : words;
  }

  function pressed(event: KeyboardEvent) {
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    run(command);
  }

  return (
    <EditorField
      name="content"
      required={required}
      error={error}
      hint={
        <>
          <TextLength text={value} /> Markdown. What you paste from documents and pages becomes markdown, with
          Shift its plain words. Drop or paste pictures into the text.
        </>
      }
    >
      <div className="grid grid-cols-1 gap-2">
        <MarkdownToolbar
          controls={attributes.id}
          onSearch={search}
          cursor={cursor}
          onCommand={run}
          onAddImage={onAddImage}
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: files are dropped on the field; a button does the same */}
        <div
          onKeyDownCapture={noteShift}
          onKeyUpCapture={noteShift}
          onPasteCapture={paste}
          onDropCapture={drop}
          onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        >
          <div
            ref={host}
            hidden={!isLoaded}
            data-invalid={error ? '' : undefined}
            className="overflow-hidden rounded-md border border-input bg-card has-[.cm-content:focus]:outline-2 has-[.cm-content:focus]:outline-offset-2 has-[.cm-content:focus]:outline-ring data-[invalid]:border-2 data-[invalid]:border-destructive"
          />
          {!isLoaded && (
            <Textarea
              ref={area}
              {...attributes}
              rows={20}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={pressed}
              onSelect={({ currentTarget: { selectionStart } }) =>
                cursor.set({ at: selectionStart, made: [] })
              }
              className="font-mono sm:text-[0.9375rem]"
            />
          )}
        </div>
        {linked && (
          <LinkDialog
            words={wordsAt(linked)}
            onConfirm={(markdown) => {
              surface()?.apply(insertion(linked, markdown));
              setLinked(null);
            }}
            onClosed={() => surface()?.focus()}
            onCancel={() => setLinked(null)}
          />
        )}
      </div>
    </EditorField>
  );
}
