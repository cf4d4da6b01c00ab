import * as z from '../validation/zod.ts';
import { CommandError } from './command-error.ts';
import { checkDatabase } from './doctor/database.ts';
import { bad, type Finding } from './doctor/finding.ts';
import { checkCaptcha, checkMail } from './doctor/services.ts';
import { checkSettings } from './doctor/settings.ts';
import { checkSignIn } from './doctor/sign-in.ts';
import { checkSite } from './doctor/site.ts';
import { readOwnSettings, type Settings } from './settings.ts';

const MARKS = { good: '✓', bad: '✗', note: '·' };

/** Says whether a site is ready for its visitors, and of each thing that is missing what to do. */
export default async function doctor([address, ...more]: string[]): Promise<void> {
  const to = address === undefined ? null : (z.email().safeParse(address).data ?? undefined);
  if (to === undefined || more.length > 0)
    throw new CommandError(
      'Name one e-mail address to send a test to, or none: `npm run doctor -- someone@example.com`.',
    );
  const findings = await examine(readOwnSettings(), to);
  for (const { state, what } of findings) console.log(`${MARKS[state]} ${what}`);
  const count = findings.filter(({ state }) => state === 'bad').length;
  if (count > 0) throw new CommandError(`\n${count} ${count > 1 ? 'things are' : 'thing is'} to be mended.`);
  console.log('\nReady.');
}

/** @param to where a test e-mail goes, or null for none */
export async function examine({ local, variables }: Settings, to: string | null): Promise<Finding[]> {
  const embedded = local
    ? [
        bad(
          'The embedded Supabase serves this machine alone: set SUPABASE_URL and the keys of a project (docs/going-live.md).',
        ),
      ]
    : [];
  const rest = await Promise.all([
    checkSettings(variables),
    checkDatabase(variables),
    checkSignIn(variables),
    checkCaptcha(variables),
    checkMail(to, variables),
    checkSite(variables),
  ]);
  return [...embedded, ...rest.flat()];
}
