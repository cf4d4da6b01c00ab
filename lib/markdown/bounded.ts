import { errorCode, log } from '../log.ts';
import { tooMuch } from './ceiling.ts';
import type { CompiledPost } from './compile.ts';
import { performInThread, ThreadError } from './thread.ts';
import type { PostTask } from './worker.ts';

/** A text as HTML, or, in a sentence for its author, why it has none. It is final where the text alone is the reason. */
export type Rendered =
  | { kind: 'rendered'; article: CompiledPost }
  | { kind: 'refused'; reason: string; isFinal: boolean };

const TAKES_TOO_LONG =
  'The text takes too long to lay out. Please simplify it or split it into several posts; what you typed is kept.';
/** Without a thread the request itself does the work, so it must be little. */
const MAX_IN_PROCESS = 40_000;

const UNFIT = { kind: 'refused', reason: TAKES_TOO_LONG, isFinal: false } as const;

let queue: Promise<unknown> = Promise.resolve();

/** Renders one text after the other, each within bounds of size, memory and time. Never throws. */
export function renderBounded(task: PostTask): Promise<Rendered> {
  const reason = tooMuch(task.markdown);
  if (reason) return Promise.resolve({ kind: 'refused', reason, isFinal: true });
  return inTurn(() => render(task));
}

/** The phrases by which a copy of a text is known; none where reading it takes too much. Never throws. */
export function phrasesBounded(phrasesOf: string): Promise<number[]> {
  if (tooMuch(phrasesOf)) return Promise.resolve([]);
  return inTurn(async () => {
    try {
      const reply = await performInThread({ phrasesOf });
      return 'phrases' in reply ? reply.phrases : [];
    } catch (error) {
      log.warn('markdown.phrases.stopped', { code: errorCode(error), length: phrasesOf.length });
      return [];
    }
  });
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = queue.then(work);
  queue = result;
  return result;
}

async function render(task: PostTask): Promise<Rendered> {
  try {
    const reply = await performInThread(task);
    if ('article' in reply) return { kind: 'rendered', article: reply.article };
    if ('tooMuch' in reply) return { kind: 'refused', reason: reply.tooMuch, isFinal: true };
    log.error('markdown.failed', {
      code: 'failed' in reply ? reply.failed : undefined,
      length: task.markdown.length,
    });
    return { ...UNFIT, isFinal: true };
  } catch (error) {
    if (error instanceof ThreadError && error.code === 'no_thread') return renderHere(task);
    log.error('markdown.stopped', { code: errorCode(error), length: task.markdown.length });
  }
  return UNFIT;
}

/** For a host that has no threads, or not this folder. */
async function renderHere({ markdown, surroundings }: PostTask): Promise<Rendered> {
  log.warn('markdown.without_thread', { length: markdown.length });
  if (markdown.length > MAX_IN_PROCESS) return UNFIT;
  try {
    const { compilePost } = await import('./compile.ts');
    return { kind: 'rendered', article: await compilePost(markdown, surroundings) };
  } catch (error) {
    log.error('markdown.failed', { code: errorCode(error), length: markdown.length });
    return UNFIT;
  }
}
