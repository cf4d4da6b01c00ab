/**
 * What Next.js 16.4.6 and next-themes 0.4.6 write into a page as inline scripts. Anything else found there is not
 * given a hash, so the browser refuses to run it: hashing whatever stands in the page would bless stored scripts.
 */
const KNOWN = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^self\.__next_f\.push\(\[[0-9],"(?:[^"\\\u2028\u2029]|\\.)*"\]\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:"[\w/.~-]+",?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);?$/,
  /^\(\((?:.,){7}.\)=>\{let .=document\.documentElement,(?:(?!<\/?script)[\s\S])*\}\)\("class","theme","dark",null,\["light","dark"\],null,true,true\)$/,
  /^\$R[BCSXTM]=function\((?:(?!<\/?script)[\s\S])*$|^\$R[BCSXTM]\("[A-Z]:\d+","[A-Z]:\d+"\);?$|^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?$/,
];

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const EXTERNAL_OR_DATA = /\bsrc=|type="application\/(?:ld\+json|json)"/;

/** The inline scripts of a page that Next and next-themes put there, in their order. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '', body = '']) => isKnown(attributes, body))
    .map(([, , body = '']) => body);
}

export function withoutInlineScripts(html: string): string {
  return html.replace(SCRIPT, (script: string, attributes: string, body: string) =>
    isKnown(attributes, body) ? '' : script,
  );
}

function isKnown(attributes: string, body: string): boolean {
  return !EXTERNAL_OR_DATA.test(attributes) && KNOWN.some((pattern) => pattern.test(body));
}
