import { setTimeout as pause } from 'node:timers/promises';
import { findNginx } from '../../lib/deploy/nginx.ts';
import { articleChanges, Changes, redirectChanges, serviceChanges } from './changes.ts';
import { everythingAtOnce } from './cold.ts';
import { deploy } from './deploy.ts';
import { type Counts, enquiriesWhileKilled } from './enquiries.ts';
import { loadOf } from './load.ts';
import { findSilent, findWronglyKept, largestHead } from './other-answers.ts';
import { poison } from './poisoning.ts';
import { Stage } from './stage.ts';
import { type UnderLoad, underLoad } from './under-load.ts';

/**
 * Tries the site as it is served past one machine: two instances behind nginx with lib/deploy/nginx.conf. Says what visitors
 * could do to each other through the cache, when changes show, what it carries, and what becomes of readers and enquiries
 * while instances die, are restarted, or go on to the next release. `npm run measure:nginx` makes all parts, or those that
 * are named behind `--`.
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

function tellLoad(what: string, { reader, seconds, enquiries, troubles }: UnderLoad): void {
  const { requests, files, woken, renewed, failed } = reader;
  say(what, `${seconds.toFixed(0)} s, ${requests} requests, ${files} of them for files`);
  say('forms that woke, after a renewal', `${woken}, ${renewed}`);
  tell(
    'requests that failed',
    [...failed].map(([which, count]) => `${count} × ${which}`),
  );
  for (const [which, counts] of Object.entries(enquiries)) tellEnquiries(`forms ${which}`, counts);
  tellOf(troubles);
}

function tellEnquiries(what: string, { sent, atOnce, again, rows, lost, twice, mails }: Counts): void {
  say(`${what}: enquiries, taken at once, sent again by the visitor`, `${sent}, ${atOnce}, ${again}`);
  say('rows, lost, stored twice, e-mails', `${rows}, ${lost}, ${twice}, ${mails}`);
  if (lost > 0 || twice > 0 || mails !== sent)
    faults.push(`${sent} enquiries: ${lost} lost, ${twice} stored twice, ${mails} e-mails`);
}

/** @param isTold whether nginx is told of changes; else they are waited for side by side, as none hastens another */
async function tellChanges(name: string, isTold: boolean): Promise<void> {
  const changes = new Changes(stage, isTold ? 30 : 120);
  const kinds = [articleChanges, serviceChanges, redirectChanges];
  if (isTold) for (const make of kinds) await make(stage, changes);
  else await Promise.all(kinds.map((make) => make(stage, changes)));
  for (const { what, where, seconds } of changes.lines) {
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
    await tellChanges('with purge', true);
  },
  async killed() {
    const { kills, seconds, troubles, ...counts } = await enquiriesWhileKilled(stage, 200);
    say('instances killed', `${kills} in ${seconds.toFixed(0)} s`);
    tellEnquiries('meanwhile', counts);
    tellOf(troubles);
  },
  async restart() {
    const load = await underLoad(stage, async () => {
      for (const instance of [0, 1, 0, 1]) {
        await pause(2000);
        await stage.stop(instance);
        await stage.start(instance);
      }
    });
    tellLoad('four restarts', load);
  },
  async deploy() {
    const { tabs, left, ...load } = await deploy(stage);
    tellLoad('both instances replaced', load);
    for (const when of new Set(tabs.map((tab) => tab.when))) {
      const those = tabs.filter((tab) => tab.when === when);
      const count = (is: (tab: (typeof those)[number]) => boolean) => those.filter(is).length;
      say(
        `pages from before, used ${when}: woke, sent, stored once`,
        `${count(({ isAwake }) => isAwake)}, ${count(({ isSent }) => isSent)}, ${count(({ rows }) => rows === 1)} of ${those.length}`,
      );
    }
    for (const { path, when, isAwake, isSent, rows } of tabs)
      if (!isAwake || !isSent || rows !== 1)
        faults.push(`${path}, used ${when}: awake ${isAwake}, sent ${isSent}, ${rows} rows`);
    say('files that the next release does not have', left.files);
    if (left.files === 0) faults.push('the two releases do not differ');
    tell('of these missing from an instance', left.missing);
  },
  async cold() {
    const said = await everythingAtOnce(stage);
    say('pages asked for at once', [...said].map(([status, count]) => `${count} × ${status}`).join(', '));
    if ([...said.keys()].some((status) => status !== 200)) faults.push('cold pages failed');
  },
  async untold() {
    await stage.startBoth(false);
    await tellChanges('without purge', false);
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
console.log(faults.length === 0 ? '\nEverything held.' : `\n${faults.length} did not hold:`);
for (const fault of faults) console.log(`  ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
