import type { Answer } from '../http.ts';

const HEADERS = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'private, max-age=300' };

/** What `api.js?render={site key}` runs in the browser. Calls made before it loaded wait in `___grecaptcha_cfg.fns`. */
export function clientScript(origin: string): Answer {
  const body = `(() => {
  const base = ${JSON.stringify(origin)};
  const siteKey = new URL(document.currentScript.src).searchParams.get('render');
  const grecaptcha = (window.grecaptcha ??= {});
  const config = (window.___grecaptcha_cfg ??= {});
  grecaptcha.ready = (callback) => void setTimeout(callback, 0);
  grecaptcha.execute = async (key, { action = '' } = {}) => {
    if (key !== siteKey) throw new Error('Invalid site key or not loaded in api.js: ' + key);
    if (!/^[A-Za-z0-9/_]*$/.test(action)) throw new Error('Invalid action name, may only include "A-Za-z/_".');
    const body = JSON.stringify({ key, action, host: location.hostname });
    const response = await fetch(base + '/recaptcha/token', { method: 'POST', body });
    if (!response.ok) throw new Error('Invalid site key.');
    return response.text();
  };
  for (const callback of config.fns ?? []) grecaptcha.ready(callback);
  config.fns = [];
})();
`;
  return { status: 200, headers: HEADERS, body };
}
