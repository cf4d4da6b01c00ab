export type Span = { from: number; to: number };
export type Edit = Span & { insert: string; select: Span };

export const LINE_COMMANDS = ['heading2', 'heading3', 'bullets', 'numbers', 'quote'] as const;
export type LineCommand = (typeof LINE_COMMANDS)[number];
export type MarkdownCommand = 'bold' | 'italic' | 'code' | 'link' | 'codeBlock' | 'table' | LineCommand;

/** What a command has made around the cursor: all of it, and of that what stays when it is taken back. */
export type Made = Span & { command: MarkdownCommand; inner: Span };
