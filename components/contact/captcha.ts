const ACTION = 'contact_form';
const TIMEOUT_MS = 8000;

export type CaptchaSettings = { siteKey: string; scriptUrl: string };

type Recaptcha = {
  ready: (run: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
};

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

let script: Promise<void> | null = null;

/** Starts loading the provider's script, once; a failed load is tried again by the next call. */
export function loadCaptcha({ scriptUrl, siteKey }: CaptchaSettings): Promise<void> {
  script ??= new Promise<void>((resolve, reject) => {
    const element = document.createElement('script');
    element.src = `${scriptUrl}?render=${encodeURIComponent(siteKey)}`;
    element.async = true;
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      script = null;
      reject(new Error('the captcha script did not load'));
    };
    document.head.append(element);
  });
  script.catch(() => {});
  return script;
}

/** A fresh token for one submit; rejects when the provider cannot give one in time. */
export async function captchaToken(settings: CaptchaSettings): Promise<string> {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('the captcha did not answer')), TIMEOUT_MS);
  });
  return Promise.race([execute(settings), timeout]);
}

async function execute(settings: CaptchaSettings): Promise<string> {
  await loadCaptcha(settings);
  const provider = window.grecaptcha;
  if (!provider) throw new Error('the captcha script is not there');
  await new Promise<void>((resolve) => provider.ready(resolve));
  return provider.execute(settings.siteKey, { action: ACTION });
}
