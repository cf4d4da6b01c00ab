import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http, { type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { root } from '../../lib/commands/paths.ts';
import { requireFreePort, stop } from '../../lib/commands/processes.ts';
import { readSettings, type Variables } from '../../lib/commands/settings.ts';
import { startSite } from '../../lib/commands/site.ts';
import { buildSite, copyBuild } from '../../lib/commands/site-build.ts';
import { startStack } from '../../lib/commands/stack.ts';
import { startNginx, stopNginx } from '../../lib/deploy/nginx.ts';
import { COMPRESSED, filesBelow } from '../../lib/server/answers/static-files.ts';
import { type ProjectClient, projectClient } from '../../lib/supabase/project.ts';

const SITE_PORT = 3190;
const INSTANCES = [3191, 3192];
const PURGE_PORT = 3193;
const STACK_PORT = 54390;
const DATA = path.join(root, '.data-shared-cache');
const HOST = `localhost:${SITE_PORT}`;
const FOLDERS = {
  first: ['.next-shared-cache', '.next-shared-cache-2'],
  next: ['.next-shared-cache-b', '.next-shared-cache-b2'],
};
/**
 * What the next release is built with. By the one its pages have another script, by the other everything that a form calls
 * has another name, in the files of the browser too: most releases keep that key, and the worst is to be seen.
 */
const NEXT_RELEASE: Variables = {
  FIELD_VITALS: 'false',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 'next').toString('base64'),
};
/** Further than any database has come. */
const AHEAD = '99999999999:99999999999:';

const given: Variables = {
  NODE_ENV: 'production',
  // Each visitor states an address of their own, as a proxy in front of nginx would.
  TRUSTED_PROXIES: '2',
  NOTIFICATION_RETRY_SECONDS: '1',
  MAILS_PER_SECOND: '20',
  CONTACT_UNVERIFIED_PER_HOUR: '1000',
};

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };
export type Question = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

/** Two instances of the site behind nginx with our configuration, before an embedded stack. */
export class Stage {
  readonly url = `http://${HOST}`;
  readonly instanceUrl = `http://127.0.0.1:${INSTANCES[0]}`;
  readonly log = path.join(DATA, 'nginx.log');
  stackUrl = '';
  #variables: Variables = {};
  #stack: ChildProcess | null = null;
  #nginx: ChildProcess | null = null;
  readonly #instances: (ChildProcess | null)[] = [null, null];
  readonly #releases: (keyof typeof FOLDERS)[] = ['first', 'first'];

  async setUp(nginx: string): Promise<void> {
    fs.rmSync(DATA, { recursive: true, force: true });
    for (const port of [SITE_PORT, PURGE_PORT, ...INSTANCES]) await requireFreePort(port, 'this measurement');
    const settings = readSettings({ dataFolder: DATA, stackPort: STACK_PORT, sitePort: SITE_PORT, given });
    this.#variables = settings.variables;
    this.stackUrl = settings.variables.SUPABASE_URL ?? '';
    this.#stack = await startStack(settings);
    await buildSite(this.#of(0));
    copyBuild(this.#of(0), this.#of(1));
    this.#nginx = await startNginx(
      nginx,
      {
        SITE_URL: this.url,
        SITE_ONE: `127.0.0.1:${INSTANCES[0]}`,
        SITE_TWO: `127.0.0.1:${INSTANCES[1]}`,
        LISTEN: `127.0.0.1:${SITE_PORT}`,
        PURGE_LISTEN: `127.0.0.1:${PURGE_PORT}`,
        STATE_FOLDER: path.join(DATA, 'nginx'),
      },
      fs.openSync(this.log, 'a'),
    );
    await this.startBoth(true);
  }

  async tearDown(): Promise<void> {
    if (this.#nginx) await stopNginx(this.#nginx);
    await Promise.all([...this.#instances, this.#stack].map((child) => child && stop(child)));
  }

  #of(instance: number): Variables {
    const release = this.#releases[instance] ?? 'first';
    return {
      ...this.#variables,
      ...(release === 'next' ? NEXT_RELEASE : {}),
      PORT: String(INSTANCES[instance]),
      NEXT_DIST_DIR: FOLDERS[release][instance] ?? '',
      KEPT_FILES: path.join(DATA, 'kept'),
    };
  }

  async buildNextRelease(): Promise<void> {
    const [one = '', two = ''] = FOLDERS.next;
    const variables = { ...this.#variables, ...NEXT_RELEASE };
    await buildSite({ ...variables, NEXT_DIST_DIR: one });
    copyBuild({ ...variables, NEXT_DIST_DIR: one }, { ...variables, NEXT_DIST_DIR: two });
  }

  /** Ends an instance and starts it with the next release. */
  async goOn(instance: number): Promise<void> {
    await this.stop(instance);
    this.#releases[instance] = 'next';
    await this.start(instance);
  }

  /** What the release of an instance has for browsers, by its addresses. */
  builtFiles(instance: number): string[] {
    const folder = path.join(root, this.#of(instance).NEXT_DIST_DIR ?? '');
    return [
      ...filesBelow(path.join(folder, 'static')).map((file) => `/_next/static/${file}`),
      ...filesBelow(path.join(folder, COMPRESSED, 'scripts')).flatMap((file) =>
        file.endsWith('.br') ? [`/scripts/${file.slice(0, -'.br'.length)}`] : [],
      ),
    ];
  }

  /** Restarts an instance as one that has followed the changes of another database. */
  async forgetHowFar(instance: number): Promise<void> {
    await this.stop(instance);
    const file = path.join(root, this.#of(instance).NEXT_DIST_DIR ?? '', 'server/page-marks.json');
    fs.writeFileSync(file, JSON.stringify({ expired: {}, gone: {}, seen: AHEAD }));
    await this.start(instance);
  }

  /** @param tellsCache whether they tell nginx what changed */
  async startBoth(tellsCache: boolean): Promise<void> {
    const { CDN, CDN_URL, ...plain } = this.#variables;
    const told = { CDN: 'purge', CDN_URL: `http://127.0.0.1:${PURGE_PORT}` };
    this.#variables = tellsCache ? { ...plain, ...told } : plain;
    for (const instance of [0, 1]) {
      await this.stop(instance);
      await this.start(instance);
    }
  }

  async start(instance: number): Promise<void> {
    this.#instances[instance] = await startSite(this.#of(instance), { quiet: true });
  }

  async stop(instance: number): Promise<void> {
    const child = this.#instances[instance];
    if (child) await stop(child);
  }

  async kill(instance: number): Promise<void> {
    const child = this.#instances[instance];
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  get database(): ProjectClient {
    return projectClient(this.stackUrl, this.#variables.SUPABASE_SECRET_KEY);
  }

  get captchaKey(): string {
    return this.#variables.RECAPTCHA_SITE_KEY ?? '';
  }

  /** Asks nginx as a visitor. */
  ask(address: string, question: Question = {}): Promise<Answer> {
    return askPort(SITE_PORT, address, question);
  }

  askInstance(instance: number, address: string, question: Question = {}): Promise<Answer> {
    return askPort(INSTANCES[instance] ?? 0, address, question);
  }

  /** Has nginx forget a page, so that the next who asks decides what it keeps. */
  async purge(address: string): Promise<void> {
    await askPort(PURGE_PORT, address, { method: 'PURGE' });
  }
}

export async function askPort(
  port: number,
  address: string,
  { method = 'GET', headers = {}, body }: Question,
): Promise<Answer> {
  const request = http.request({
    host: '127.0.0.1',
    port,
    method,
    path: address,
    headers: { host: HOST, ...headers },
    agent: false,
    timeout: 30_000,
  });
  request.on('timeout', () => request.destroy(new Error('no answer within 30 s')));
  request.end(body);
  const [answer] = await once(request, 'response');
  const bytes = await buffer(answer);
  return { status: answer.statusCode, headers: answer.headers, body: bytes, text: bytes.toString() };
}
