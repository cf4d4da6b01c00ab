import { findNginx } from '../../lib/deploy/nginx.ts';
import { changesShow, redirectsShow } from './changes.ts';
import { enquiriesWhileKilled, rollingRestart } from './enquiries.ts';
import { loadOf } from './load.ts';
import { findSilent, findWronglyKept, largestHead } from './other-answers.ts';
import { poison } from './poisoning.ts';
import { Stage } from './stage.ts';

/**
 * Tries the site as it is served past one machine: two instances of one build behind nginx with lib/deploy/nginx.conf. Says
 * what visitors could do to each other through the cache, when changes show, what it carries, and what becomes of enquiries
 * while instances die or are restarted. `npm run measure:nginx` makes all parts, or those that are named.
 */
const nginx = findNginx();
if (!nginx) {
  console.error(
    'nginx is not installed here, and everything of this goes through it: apt-get install nginx-light wrk',
  );
  process.exit(1);
}

const stage = new Stage();
const faults: string[] = [];
const say = (what: string, figure: string | number) => console.log(`${what} | ${figure}`);
const tell = (what: string, found: readonly string[]) => {
  say(what, found.length === 0 ? 'none' : found.length);
  for (const one of found) console.log(`  ${one}`);
  faults.push(...found);
};
const tellOf = (counted: Map<string, number>) => {
  for (const [what, count] of counted) console.log(`  ${count} × ${what}`);
};

async function tellChanges(name: string, patience: number): Promise<void> {
  for (const { what, where, seconds } of await changesShow(stage, name, patience)) {
    say(`${name}: ${what}, ${where}`, seconds === null ? 'never' : `${seconds.toFixed(1)} s`);
    if (seconds === null) faults.push(`${name}: ${what} never showed at ${where}`);
  }
}

const parts: Record<string, () => Promise<void>> = {
  async cache() {
    const { tried, noticed } = await poison(stage);
    say('attempts at poisoning', tried);
    tell('noticed by the next visitor', noticed);
    tell('kept though it must not be', await findWronglyKept(stage));
    tell('answers that say nothing to caches', await findSilent(stage));
    say('largest head', await largestHead(stage));
  },
  async load() {
    const { addresses, throughNginx, toOneInstance, hitShare, failed } = await loadOf(stage);
    say('addresses in the mix', addresses);
    say('requests a second through nginx', throughNginx);
    say('requests a second to one instance', toOneInstance);
    say('share answered by the cache', `${(hitShare * 100).toFixed(1)} %`);
    tell('failed', failed > 0 ? [`${failed} answers of 5xx`] : []);
  },
  async changes() {
    await tellChanges('with purge', 30);
    for (const { what, seconds } of await redirectsShow(stage)) say(what, `${seconds?.toFixed(1)} s`);
  },
  async killed() {
    const { sent, atOnce, again, rows, mails, kills, seconds, troubles } = await enquiriesWhileKilled(
      stage,
      200,
    );
    say('enquiries, instances killed', `${sent} in ${seconds.toFixed(0)} s, ${kills} kills`);
    say('taken at once / sent again by the visitor', `${atOnce} / ${again}`);
    tellOf(troubles);
    say('rows, e-mails', `${rows}, ${mails}`);
    if (rows !== sent || mails !== sent)
      faults.push(`${sent} enquiries became ${rows} rows and ${mails} e-mails`);
  },
  async restart() {
    const replace = async (instance: number) => {
      await stage.stop(instance);
      await stage.start(instance);
    };
    const { sent, atOnce, rows, mails, requests, failed, troubles, seconds } = await rollingRestart(
      stage,
      replace,
    );
    say(
      'rolling restart',
      `four restarts in ${seconds.toFixed(0)} s, ${requests} requests, ${sent} enquiries`,
    );
    tell(
      'requests that failed',
      [...failed].map(([what, count]) => `${count} × ${what}`),
    );
    say('enquiries taken at once, rows, e-mails', `${atOnce}, ${rows}, ${mails}`);
    tellOf(troubles);
    if (rows !== sent || mails !== sent)
      faults.push(`${sent} enquiries became ${rows} rows and ${mails} e-mails`);
  },
  async untold() {
    await stage.startBoth(false);
    await tellChanges('without purge', 120);
  },
};

const wanted = process.argv.slice(2);
try {
  await stage.setUp(nginx);
  for (const [name, part] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) {
      console.log(`\n== ${name}`);
      await part();
    }
} finally {
  await stage.tearDown();
}
console.log(faults.length === 0 ? '\nEverything held.' : `\n${faults.length} did not hold.`);
process.exit(faults.length === 0 ? 0 : 1);
