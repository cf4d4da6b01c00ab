import { FaultSwitch } from '../faults.ts';
import { type Answer, json, parseRecord, type Reply, type Request, Unsupported } from '../http.ts';

type Received = { at: string; host: string; urls: string[] };

const MAX_URLS = 10_000;

/**
 * IndexNow (indexnow.org/documentation): checks what it is told and the site's key file. GET /received.json lists what was
 * accepted, the latest last; POST /faults makes the next calls answer a `status`, or be `cut`.
 */
export function indexNowService() {
  const received: Received[] = [];
  const faults = new FaultSwitch();

  async function receive({ body }: Request): Promise<Answer> {
    const { host, key, urlList } = parseRecord(body) ?? {};
    const urls = Array.isArray(urlList) ? urlList.map(String) : [];
    if (!/^[a-zA-Z0-9-]{8,128}$/.test(String(key)) || urls.length < 1 || urls.length > MAX_URLS)
      return json(400, { message: 'The key or the list is malformed.' });
    if (new Set(urls).size < urls.length || urls.some((url) => URL.parse(url)?.host !== host))
      return json(422, { message: 'An address is repeated, or of another host.' });
    const file = await fetch(new URL(`/${key}.txt`, urls[0]), { signal: AbortSignal.timeout(5000) })
      .then((response) => (response.ok ? response.text() : ''))
      .catch(() => '');
    if (file.trim() !== key) return json(403, { message: 'The key file does not hold the key.' });
    received.push({ at: new Date().toISOString(), host: String(host), urls });
    return { status: 200, headers: {}, body: '' };
  }

  return (request: Request): Reply | Promise<Reply> => {
    const route = `${request.method} ${request.path}`;
    if (route === 'GET /received.json') return json(200, received);
    if (route === 'POST /faults') return faults.set(request);
    if (route !== 'POST ') throw new Unsupported('this part of IndexNow');
    const { status, cut } = faults.next();
    if (cut) return 'cut';
    return typeof status === 'number'
      ? json(status, { message: 'A fault that a test asked for.' })
      : receive(request);
  };
}
