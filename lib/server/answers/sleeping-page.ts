import { withoutInlineScripts } from '../../security/inline-scripts.ts';

const SCRIPT = /<script src="(\/_next\/static\/chunks\/[^"]+)"( id="_R_")? (?:async|noModule)=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const SLEEPING = /<script type="application\/json" data-sleeping="">(.*?)<\/script>/s;

/**
 * A page as Next wrote it, without React, framework scripts and flight data (decision D10). Where something on it needs
 * React (`data-wakes`), it says where these are, for lib/without-react/wake.ts.
 * @param keepFlight keeps the flight data of what it is given and answers their address; called only where they are needed
 */
export function putToSleep(html: string, keepFlight: (page: string) => string): string {
  if (!html.includes('<script src="/_next/')) {
    const [said, json] = SLEEPING.exec(html) ?? [];
    if (said && json) keepFlight(html.replace(said, '') + JSON.stringify(JSON.parse(json).scripts));
    return html;
  }
  const scripts: string[] = [];
  const asleep = withoutInlineScripts(
    html.replace(PRELOAD, '').replace(SCRIPT, (tag: string, address: string, runtime?: string) => {
      // The runtime goes first: what it loads would otherwise wait for it.
      if (runtime) scripts.unshift(address);
      else if (!tag.includes('noModule')) scripts.push(address);
      return '';
    }),
  );
  if (!asleep.includes(' data-wakes=')) return asleep;
  const flight = keepFlight(asleep + JSON.stringify(scripts));
  const sleeping = JSON.stringify({ flight, scripts }).replaceAll('<', '\\u003c');
  return asleep.replace(
    '</body>',
    () => `<script type="application/json" data-sleeping="">${sleeping}</script></body>`,
  );
}
