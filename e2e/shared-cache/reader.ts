import type { Answer, Stage } from './stage.ts';

const FILE = /\/(?:_next\/static|scripts)\/[\w./-]+\.(?:js|css|woff2)/g;
const SLEEPING = /<script type="application\/json" data-sleeping="">(.*?)<\/script>/s;
/** Whoever has a page has most of its files from the page before. */
const FILES_A_PAGE = 2;

/** Reads pages as a browser does: each with files of it, and with what a form on it needs to wake. Notes what fails. */
export class Reader {
  readonly failed = new Map<string, number>();
  requests = 0;
  files = 0;
  woken = 0;
  /** Woken once the page had been renewed, as its other half was gone. */
  renewed = 0;
  readonly #stage: Stage;
  #turn = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  async read(address: string): Promise<void> {
    const page = await this.#ask(address);
    if (!page) return;
    const files = [...new Set(page.text.match(FILE))];
    for (let n = 0; n < Math.min(FILES_A_PAGE, files.length); n += 1) {
      this.#turn += 1;
      this.files += 1;
      await this.#ask(files[this.#turn % files.length] ?? '');
    }
    await this.#wake(page, address);
  }

  async #wake(page: Answer, address: string): Promise<void> {
    const flight = flightOf(page.text);
    if (!flight) return;
    const { status, text } = await this.#question(flight);
    const renewed = status === 200 ? null : flightOf(text);
    if (status === 200) this.woken += 1;
    else if (renewed && (await this.#question(renewed)).status === 200) this.renewed += 1;
    else this.#note(`could not wake ${address.split('?')[0]}`);
  }

  async #ask(address: string): Promise<Answer | null> {
    const answer = await this.#question(address);
    if (answer.status === 200) return answer;
    this.#note(`${answer.status || answer.text} ${address.split('?')[0]}`);
    return null;
  }

  #question(address: string): Promise<Answer> {
    this.requests += 1;
    return this.#stage.ask(address).catch(({ message: text }: Error) => {
      return { status: 0, headers: {}, body: Buffer.of(), text };
    });
  }

  #note(what: string): void {
    this.failed.set(what, (this.failed.get(what) ?? 0) + 1);
  }
}

function flightOf(html: string): string | null {
  const [, json] = SLEEPING.exec(html) ?? [];
  return json ? (JSON.parse(json) as { flight: string }).flight : null;
}
