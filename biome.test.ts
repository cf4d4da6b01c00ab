/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const IMPORTS = 'lint/style/noRestrictedImports';
const CYCLE = 'lint/suspicious/noImportCycles';
const ENVIRONMENT = 'lint/style/noProcessEnv';
const PLUGIN = 'plugin';

const imported = (from: string) => `export * from '${from}';`;

/** What each folder may not say. */
const forbidden: [file: string, code: string, rule: string][] = [
  ['app/page.tsx', imported('@/supabase/local/stack'), IMPORTS],
  ['app/page.tsx', imported('@/e2e/support/test'), IMPORTS],
  ['app/page.tsx', imported('@supabase/supabase-js'), IMPORTS],
  ['middleware.ts', imported('./app/layout'), IMPORTS],
  ['e2e/a.spec.ts', imported('../app/layout'), IMPORTS],
  ['e2e/a.spec.ts', imported('@supabase/supabase-js'), IMPORTS],
  ['e2e/a.spec.ts', imported('../supabase/local/stack'), IMPORTS],
  ['components/blog/card.tsx', imported('@/app/layout'), IMPORTS],
  ['components/blog/card.tsx', imported('../../app/layout'), IMPORTS],
  ['components/blog/card.tsx', `import '@/app/(site)/blog/article.css';`, IMPORTS],
  ['components/blog/card.tsx', `import type { A } from '@/app/layout';`, IMPORTS],
  ['components/blog/card.tsx', `const page = await import('@/app/layout');`, IMPORTS],
  ['components/blog/card.tsx', imported('@/lib/supabase/public'), IMPORTS],
  ['components/blog/card.tsx', imported('zod/mini'), IMPORTS],
  ['components/ui/button.tsx', imported('@/components/blog/card'), IMPORTS],
  ['components/ui/button.tsx', imported('../blog/card'), IMPORTS],
  ['components/ui/button.tsx', imported('@/content/home'), IMPORTS],
  ['components/ui/button.tsx', imported('@/lib/routes'), IMPORTS],
  ['lib/blog/index.ts', imported('@/components/ui/button'), IMPORTS],
  ['lib/blog/index.ts', imported('../../components/ui/button'), IMPORTS],
  ['lib/blog/index.ts', imported('../../app/layout'), IMPORTS],
  ['lib/blog/index.ts', imported('../../supabase/local/stack'), IMPORTS],
  ['lib/blog/index.ts', imported('../../e2e/support/test'), IMPORTS],
  ['lib/blog/index.ts', imported('@supabase/ssr'), IMPORTS],
  ['lib/blog/index.ts', imported('zod'), IMPORTS],
  ['lib/blog/index.ts', imported('node:process'), IMPORTS],
  ['lib/commands/admin.ts', imported('@supabase/supabase-js'), IMPORTS],
  ['lib/supabase/public.ts', imported('../../app/layout'), IMPORTS],
  ['lib/supabase/public.ts', imported('zod'), IMPORTS],
  ['content/home.ts', imported('@/lib/site'), IMPORTS],
  ['content/home.ts', imported('../lib/site'), IMPORTS],
  ['content/home.ts', `import type { A } from '@/lib/site';`, IMPORTS],
  ['content/home.ts', imported('date-fns'), IMPORTS],
  ['supabase/local/stack.ts', imported('../../lib/site'), IMPORTS],
  ['supabase/local/stack.ts', imported('@/lib/site'), IMPORTS],
  ['supabase/local/stack.ts', imported('@supabase/supabase-js'), IMPORTS],
  ['supabase/tests/a.node.ts', imported('../../lib/site'), IMPORTS],
  ['lib/blog/index.ts', `export type A = import('@/app/layout').A;`, PLUGIN],
  ['lib/blog/index.ts', 'const page = await import(`@/app/layout`);', PLUGIN],
  ['lib/blog/index.ts', `'use server';`, PLUGIN],
  ['lib/blog/index.ts', `export async function act() { 'use server'; }`, PLUGIN],
  ['app/actions.ts', `"use server";`, PLUGIN],
  ['lib/blog/index.ts', 'export const url = process.env.SITE_URL;', ENVIRONMENT],
  ['lib/blog/index.ts', 'export const { SITE_URL } = globalThis.process.env;', ENVIRONMENT],
  ['lib/env/schema.ts', 'export const url = process.env.SITE_URL;', ENVIRONMENT],
  ['lib/server/answer.ts', 'export const url = process.env.SITE_URL;', ENVIRONMENT],
  ['lib/blog/first.ts', `export type { B } from './second'; export type A = 1;`, CYCLE],
  ['lib/blog/second.ts', `export type { A } from '@/lib/blog/first'; export type B = 1;`, CYCLE],
];

const allowed: [file: string, code: string][] = [
  ['app/page.tsx', imported('./layout')],
  ['components/blog/list.tsx', imported('@/lib/routes')],
  ['components/ui/dialog.tsx', imported('./icons')],
  ['components/ui/dialog.tsx', imported('@/lib/utils')],
  ['components/ui/dialog.tsx', imported('react')],
  ['lib/blog/rows.ts', imported('../supabase/public')],
  ['lib/blog/rows.ts', imported('next/dist/server/app-render')],
  ['lib/supabase/session.ts', imported('@supabase/ssr')],
  ['lib/blog/actions.ts', `'use server';`],
  ['lib/blog/admin-actions.ts', `'use server';`],
  ['lib/env/index.ts', 'export const url = process.env.SITE_URL;'],
  ['content/blog.ts', imported('./claims')],
  ['supabase/tests/b.node.ts', imported('@supabase/supabase-js')],
];

const root = import.meta.dirname;
let reported: Map<string, string>;

/** One run over a house with every example in a place of its own, by the configuration of this one. */
beforeAll(() => {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'rules-')));
  try {
    for (const name of ['biome.json', 'tsconfig.json', 'package.json', '.gitignore', 'lib/testing'])
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    for (const [index, [file, code]] of [...forbidden, ...allowed].entries()) {
      const place = path.join(folder, placeOf(file, index));
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, `${code}\n`);
    }
    const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
    const { stdout } = spawnSync(
      process.execPath,
      [biome, 'lint', '--reporter=github', '--max-diagnostics=none', '--vcs-root=.', '.'],
      { cwd: folder, encoding: 'utf8' },
    );
    reported = new Map(
      [...stdout.matchAll(/title=([^,]+),file=([^,]+)/g)].map(([, rule = '', file = '']) => [
        path.relative(folder, file),
        rule,
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Names that mean something stay; the others become different files. */
function placeOf(file: string, index: number): string {
  const isNamed = /actions\.ts$|^middleware|^lib\/(env|blog\/(first|second))/.test(file);
  return isNamed ? file : path.join(path.dirname(file), `${index}-${path.basename(file)}`);
}

test.each(forbidden.map((example, index) => [...example, index] as const))(
  '%s may not say: %s',
  (file, _code, rule, index) => {
    expect(reported.get(placeOf(file, index))).toBe(rule);
  },
);

test.each(allowed.map((example, index) => [...example, index] as const))(
  '%s may say: %s',
  (file, _code, index) => {
    expect(reported.get(placeOf(file, forbidden.length + index))).toBeUndefined();
  },
);
