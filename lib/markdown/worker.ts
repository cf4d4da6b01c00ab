import { parentPort } from 'node:worker_threads';
import { readDraft } from '../blog/review/read-draft.ts';
import { shinglesOf } from '../blog/review/shingles.ts';
import { TooMuchError } from './budget.ts';
import { type CompiledPost, compilePost, type Surroundings } from './compile.ts';

export type PostTask = { markdown: string; surroundings: Surroundings };
export type PhrasesTask = { phrasesOf: string };
export type Task = PostTask | PhrasesTask;
/** Too much is said to the author in the sentence that comes along; what failed is named by its kind alone. */
export type Reply =
  | { article: CompiledPost }
  | { phrases: number[] }
  | { tooMuch: string }
  | { failed: string };

async function answer(task: Task): Promise<Reply> {
  try {
    if ('phrasesOf' in task) return { phrases: phrasesOf(task.phrasesOf) };
    return { article: await compilePost(task.markdown, task.surroundings) };
  } catch (error) {
    if (error instanceof TooMuchError) return { tooMuch: error.message };
    return { failed: error instanceof Error ? error.name : 'unknown' };
  }
}

function phrasesOf(content: string): number[] {
  const nothing = { title: '', slug: '', excerpt: '', meta_title: '', meta_description: '' };
  return shinglesOf(readDraft({ ...nothing, featured_image: '', featured_image_alt: '', content }));
}

parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await answer(task)));
parentPort?.postMessage('ready');
