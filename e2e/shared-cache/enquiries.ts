import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { actionIn } from '../../lib/server/older-form.ts';
import { type ActionFields, readActionFields } from '../support/post-enquiry.ts';
import type { Stage } from './stage.ts';

export type Counts = {
  sent: number;
  /** Answered with success the first time. */
  atOnce: number;
  /** Sent once more by the visitor, who was told that it failed. */
  again: number;
  rows: number;
  /** Of which there is no row, and of which there are several. */
  lost: number;
  twice: number;
  mails: number;
};

const SENT = /Your message has been sent successfully!|"status":"success"/;
const ROWS_A_CALL = 1000;
/** After how many enquiries the inbox is looked into. */
const LOOKS_EACH = 25;

type VisitorsOptions = {
  /** Whether each opens the form anew; else it is the one that was there when the first of them came. */
  opensAnew?: boolean;
};

/** Sends enquiries as browsers do: every other one by script, with an id of its own and a captcha token, the others with neither. */
export class Visitors {
  readonly run = randomUUID().slice(0, 8);
  readonly #stage: Stage;
  readonly #opensAnew: boolean;
  readonly #answers: { atOnce: boolean }[] = [];
  readonly troubles = new Map<string, number>();
  readonly #seen = new Set<string>();
  #sent = 0;
  #form: Promise<ActionFields> | null = null;

  constructor(stage: Stage, { opensAnew = false }: VisitorsOptions = {}) {
    this.#stage = stage;
    this.#opensAnew = opensAnew;
  }

  /** The form as it is now, which they go on with. */
  async open(): Promise<void> {
    this.#form = readActionFields(this.#stage.url);
    await this.#form;
  }

  async send(): Promise<void> {
    this.#sent += 1;
    const number = this.#sent;
    if (number % LOOKS_EACH === 0) await this.#mails();
    if (this.#opensAnew || !this.#form) await this.open();
    const action = (await this.#form) ?? [];
    const enquiry = Object.entries({
      name: 'Asha Rao',
      email: `nginx.${this.run}.${number}@example.in`,
      service: 'seo',
      message: `Enquiry ${number} of ${this.run}`,
      ...{ phone: '', company: '', website: '', city: '', fax: '' },
    });
    const id = randomUUID();
    for (let tries = 1; tries <= 30; tries += 1) {
      const question =
        number % 2 === 0
          ? byScript(action, [...enquiry, ['id', id], ['token', await this.#token()]])
          : byItself(action, enquiry);
      const problem = await this.#post(question, number);
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
  async #post({ form, headers }: Posted, number: number): Promise<string | null> {
    const encoded = new Response(form);
    const { status, text } = await this.#stage
      .ask('/contact', {
        method: 'POST',
        body: Buffer.from(await encoded.arrayBuffer()),
        headers: {
          ...headers,
          'content-type': encoded.headers.get('content-type') ?? '',
          origin: this.#stage.url,
          'x-forwarded-for': this.#addressOf(number),
        },
      })
      .catch((error: Error) => ({ status: 0, text: error.message }));
    if (SENT.test(text)) return null;
    const [, said = ''] = /role="alert"[^>]*>(?:<p>)?([^<]+)/.exec(text) ?? [];
    return `${status} ${said || text.slice(-200)}`;
  }

  /** Each visitor's own, also among those of other runs. */
  #addressOf(number: number): string {
    const own = Number.parseInt(this.run.slice(0, 4), 16);
    return `10.${own >> 8}.${own & 255}.${number % 256}`;
  }

  /** What became of them, once the e-mails had the time to go out. */
  async counts(): Promise<Counts> {
    const rows = await this.#rows();
    const stored = new Set(rows).size;
    for (let seconds = 0; seconds < 90 && (await this.#mails()) < stored; seconds += 1) await pause(1000);
    // A second e-mail about one would come now.
    await pause(3000);
    const atOnce = this.#answers.filter((answer) => answer.atOnce).length;
    return {
      sent: this.#sent,
      atOnce,
      again: this.#sent - atOnce,
      rows: rows.length,
      lost: this.#sent - stored,
      twice: rows.length - stored,
      mails: await this.#mails(),
    };
  }

  /** Whose enquiries are there, with those that are there twice. */
  async #rows(): Promise<string[]> {
    const emails: string[] = [];
    for (;;) {
      const { data } = await this.#stage.database
        .from('form_submissions')
        .select('email')
        .like('email', `nginx.${this.run}.%`)
        .order('id')
        .range(emails.length, emails.length + ROWS_A_CALL - 1)
        .throwOnError();
      emails.push(...data.map(({ email }) => email));
      if (data.length < ROWS_A_CALL) return emails;
    }
  }

  /** The inbox shows the last two hundred, so it is looked into while they come. */
  async #mails(): Promise<number> {
    const mails: { id: string; html: string }[] = await (
      await fetch(`${this.#stage.stackUrl}/inbox.json`)
    ).json();
    for (const { id, html } of mails) if (html.includes(`nginx.${this.run}.`)) this.#seen.add(id);
    return this.#seen.size;
  }
}

type Posted = { form: FormData; headers: Record<string, string> };
type Fields = [name: string, value: string][];

const formOf = (fields: Fields): FormData => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

const byItself = (action: ActionFields, fields: Fields): Posted => ({
  form: formOf([...action, ...fields]),
  headers: {},
});

/** As React calls an action: what was there before and the form, each part of which stands by itself. */
const byScript = (action: ActionFields, fields: Fields): Posted => ({
  form: formOf([
    ...fields.map(([name, value]): [string, string] => [`_1_${name}`, value]),
    ['0', JSON.stringify([{ status: 'idle' }, '$K1'])],
  ]),
  headers: { 'next-action': actionIn(action) ?? '', accept: 'text/x-component' },
});

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
