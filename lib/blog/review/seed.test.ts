/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { reviewPost, shinglesOf } from '.';
import { context } from './testing';
import type { OtherPost, ReviewDraft } from './types';

const FOLDER = path.join(process.cwd(), 'supabase/seed/samples/articles');

/** The articles of the seed, read from its SQL. */
const drafts: ReviewDraft[] = fs.readdirSync(FOLDER).map((file) => {
  const sql = fs.readFileSync(path.join(FOLDER, file), 'utf8');
  const [title = '', excerpt = '', featured_image_alt = '', meta_title = '', meta_description = ''] = [
    ...sql.matchAll(/\$t\$([\s\S]*?)\$t\$/g),
  ].map(([, text = '']) => text);
  const [, content = ''] = /\$md\$([\s\S]*?)\$md\$/.exec(sql) ?? [];
  const [, slug = ''] = /values \(\s*'([^']+)'/.exec(sql) ?? [];
  const [featured_image = ''] = /\/covers\/[\w-]+\.webp/.exec(sql) ?? [];
  const meta = { meta_title, meta_description, featured_image, featured_image_alt };
  return { id: slug, slug, title, excerpt, content, ...meta };
});

const otherPosts: OtherPost[] = drafts.map((draft) => ({
  id: draft.slug,
  slug: draft.slug,
  title: draft.title,
  metaTitle: draft.meta_title,
  metaDescription: draft.meta_description,
  shingles: shinglesOf(draft),
}));

test('the articles that were written with care have no findings', () => {
  expect(drafts.length).toBeGreaterThan(10);
  const findings = drafts.flatMap((draft) =>
    reviewPost(draft, { ...context, otherPosts }).map(
      ({ id, title, reason }) => `${draft.slug}: ${id}: ${title}: ${reason}`,
    ),
  );
  expect(findings).toEqual([]);
});
