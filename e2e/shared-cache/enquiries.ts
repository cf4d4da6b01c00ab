import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { readActionFields } from '../support/post-enquiry.ts';
import type { Stage } from './stage.ts';

export type Counts = {
  sent: number;
  /** Answered with success the first time. */
  atOnce: number;
  /** Sent once more by the visitor, who was told that it failed. */
  again: number;
  rows: number;
  mails: number;
};

const SENT = 'Your message has been sent successfully!';

/** Sends enquiries as browsers do: with an id of its own and a captcha token each, or, every other one, with neither. */
export class Visitors {
  readonly run = randomUUID().slice(0, 8);
  readonly #stage: Stage;
  readonly #answers: { atOnce: boolean }[] = [];
  readonly troubles = new Map<string, number>();
  #sent = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  async send(): Promise<void> {
    this.#sent += 1;
    const number = this.#sent;
    const fields = Object.entries({
      name: 'Asha Rao',
      email: `nginx.${this.run}.${number}@example.in`,
      service: 'seo',
      message: `Enquiry ${number} of ${this.run}`,
      ...{ phone: '', company: '', website: '', city: '', fax: '' },
    });
    const isByScript = number % 2 === 0;
    const id = randomUUID();
    for (let tries = 1; tries <= 30; tries += 1) {
      const own: [string, string][] = isByScript
        ? [
            ['id', id],
            ['token', await this.#token()],
          ]
        : [];
      const problem = await this.#post([...fields, ...own], number);
      if (!problem) {
        this.#answers.push({ atOnce: tries === 1 });
        return;
      }
      this.troubles.set(problem, (this.troubles.get(problem) ?? 0) + 1);
      await pause(500);
    }
  }

  async #token(): Promise<string> {
    const body = JSON.stringify({ key: this.#stage.captchaKey, action: 'contact_form', host: 'localhost' });
    return (await fetch(`${this.#stage.stackUrl}/recaptcha/token`, { method: 'POST', body })).text();
  }

  /** @returns null when it was taken, else what the visitor saw */
  async #post(fields: [string, string][], number: number): Promise<string | null> {
    const form = new FormData();
    for (const [name, value] of [...(await this.#actionFields()), ...fields]) form.append(name, value);
    const encoded = new Response(form);
    const { status, text } = await this.#stage
      .ask('/contact', {
        method: 'POST',
        body: Buffer.from(await encoded.arrayBuffer()),
        headers: {
          'content-type': encoded.headers.get('content-type') ?? '',
          origin: this.#stage.url,
          'x-forwarded-for': `203.0.${113 + Math.floor(number / 250)}.${number % 250}`,
        },
      })
      .catch((error: Error) => ({ status: 0, text: error.message }));
    if (text.includes(SENT)) return null;
    const [, said = ''] = /role="alert"[^>]*>(?:<p>)?([^<]+)/.exec(text) ?? [];
    return `${status} ${said || text.slice(0, 60)}`;
  }

  #fields: Promise<[string, string][]> | null = null;
  #actionFields(): Promise<[string, string][]> {
    this.#fields ??= readActionFields(this.#stage.url);
    return this.#fields;
  }

  /** What became of them, once the e-mails had the time to go out. */
  async counts(): Promise<Counts> {
    const rows = await this.#rows();
    for (let seconds = 0; seconds < 90 && (await this.#mails()) < rows; seconds += 1) await pause(1000);
    // A second e-mail about one would come now.
    await pause(3000);
    const atOnce = this.#answers.filter((answer) => answer.atOnce).length;
    return { sent: this.#sent, atOnce, again: this.#sent - atOnce, rows, mails: await this.#mails() };
  }

  async #rows(): Promise<number> {
    const { count } = await this.#stage.database
      .from('form_submissions')
      .select('id', { count: 'exact', head: true })
      .like('email', `nginx.${this.run}.%`)
      .throwOnError();
    return count ?? 0;
  }

  async #mails(): Promise<number> {
    const mails: { html: string }[] = await (await fetch(`${this.#stage.stackUrl}/inbox.json`)).json();
    return mails.filter(({ html }) => html.includes(`nginx.${this.run}.`)).length;
  }
}

/** So many enquiries, some at a time, while an instance is killed every second that is not the last one to answer. */
export async function enquiriesWhileKilled(
  stage: Stage,
  count: number,
): Promise<Counts & { kills: number; seconds: number; troubles: Map<string, number> }> {
  const visitors = new Visitors(stage);
  let isOver = false;
  let kills = 0;
  const began = performance.now();
  const killing = (async () => {
    for (let instance = 0; !isOver; instance = 1 - instance) {
      await pause(1000);
      if (isOver) break;
      await stage.kill(instance);
      kills += 1;
      await stage.start(instance);
    }
  })();
  // Spread over the kills, as visitors come.
  const lanes = Array.from({ length: 8 }, async (_, lane) => {
    for (let n = lane; n < count; n += 8) {
      await visitors.send();
      await pause(600);
    }
  });
  await Promise.all(lanes);
  const seconds = (performance.now() - began) / 1000;
  isOver = true;
  await killing;
  return { ...(await visitors.counts()), kills, seconds, troubles: visitors.troubles };
}

/** Both instances are restarted one after the other, twice, while pages are asked for and enquiries sent. */
export async function rollingRestart(
  stage: Stage,
  replace: (instance: number) => Promise<void>,
): Promise<
  Counts & { requests: number; failed: Map<string, number>; troubles: Map<string, number>; seconds: number }
> {
  const visitors = new Visitors(stage);
  const failed = new Map<string, number>();
  let requests = 0;
  let isOver = false;
  const began = performance.now();
  const addresses = (n: number) => [
    ...['/', '/services/seo/mumbai', '/contact', `/contact?visit=${n}`, '/blog'],
    // Nothing of these comes out of the cache.
    ...[`/blog?visit=${n}`, '/api/health', '/admin/login', `/blog?page=2&visit=${n}`],
  ];
  const readers = Array.from({ length: 6 }, async () => {
    for (let n = 0; !isOver; n += 1)
      for (const address of addresses(n)) {
        const { status } = await stage.ask(address).catch((error: Error) => ({ status: error.message }));
        requests += 1;
        if (status !== 200)
          failed.set(
            `${status} ${address.split('?')[0]}`,
            (failed.get(`${status} ${address.split('?')[0]}`) ?? 0) + 1,
          );
        await pause(5);
      }
  });
  const senders = Array.from({ length: 3 }, async () => {
    while (!isOver) {
      await visitors.send();
      await pause(100);
    }
  });
  for (const instance of [0, 1, 0, 1]) {
    await pause(2000);
    await replace(instance);
  }
  await pause(2000);
  isOver = true;
  await Promise.all([...readers, ...senders]);
  const seconds = (performance.now() - began) / 1000;
  return { ...(await visitors.counts()), requests, failed, troubles: visitors.troubles, seconds };
}
