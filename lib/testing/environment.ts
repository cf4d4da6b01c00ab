import { type Environment, parseEnvironment } from '../env/schema';

declare global {
  namespace jest {
    /** How a module is replaced where modules are ES modules; @types/jest does not know it yet. */
    function unstable_mockModule(path: string, factory: () => unknown): void;
  }
}

/**
 * Lets `lib/env` hold the environment of a test, which may change it as it goes. To be called before the modules
 * that read it are imported.
 */
export function mockEnvironment(): Environment {
  const env = parseEnvironment({
    SITE_URL: 'https://www.marigold.example',
    SUPABASE_URL: 'https://database.example',
    SUPABASE_PUBLISHABLE_KEY: 'publishable',
    SUPABASE_SECRET_KEY: 'secret',
    RECAPTCHA_SITE_KEY: 'captcha-site',
    RECAPTCHA_SECRET_KEY: 'captcha-secret',
    RESEND_API_KEY: 'resend',
    MAIL_FROM: 'Site <site@marigold.example>',
    MAIL_TO: 'team@marigold.example',
    ADDRESS_HASH_KEY: 'k'.repeat(32),
  });
  import.meta.jest.unstable_mockModule('../env', () => ({ env }));
  return env;
}
