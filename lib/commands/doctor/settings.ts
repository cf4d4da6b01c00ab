import type { Variables } from '../settings.ts';
import { bad, type Finding, good, note } from './finding.ts';

const MADE_UP = /\.(example|test|invalid|localhost)$/;

/** What the settings say by themselves, once they are complete and well-formed. */
export function checkSettings(variables: Variables): Finding[] {
  const { SITE_URL = '', SITE_STAGING, MAIL_FROM = '', MAIL_TO = '' } = variables;
  return [
    SITE_URL.startsWith('https://')
      ? good(`SITE_URL is ${SITE_URL}.`)
      : bad(`SITE_URL is ${SITE_URL}: set the public address of the site, which begins with https://.`),
    ...(SITE_STAGING === 'true'
      ? [bad('SITE_STAGING=true keeps search engines away: remove it on the site that is to be found.')]
      : []),
    ...[MAIL_FROM, ...MAIL_TO.split(',')]
      .filter((address) => MADE_UP.test(address.replace(/[>\s]/g, '')))
      .map((address) => bad(`${address.trim()} is no real address: correct MAIL_FROM and MAIL_TO.`)),
    ...checkTheRest(variables),
  ];
}

function checkTheRest({
  ALERT_MAIL_TO,
  ALERT_WEBHOOK_URL,
  CRON_SECRET,
  WEBHOOK_SECRET,
  SUPABASE_DB_URL,
}: Variables): Finding[] {
  const findings: Finding[] = [];
  if (!ALERT_MAIL_TO && !ALERT_WEBHOOK_URL)
    findings.push(
      note('Nobody is told when enquiries do not go out: set ALERT_MAIL_TO or ALERT_WEBHOOK_URL.'),
    );
  if (!SUPABASE_DB_URL)
    findings.push(
      note(
        '`npm run backup` cannot run here without SUPABASE_DB_URL (docs/running.md): let it run every night somewhere.',
      ),
    );
  if (!CRON_SECRET || !WEBHOOK_SECRET)
    findings.push(
      note(
        'CRON_SECRET and WEBHOOK_SECRET are needed on a host without a long-lived process (docs/going-live.md); one with needs neither.',
      ),
    );
  return findings;
}
