import { apiKeysOf } from './api-keys.ts';
import { mailerOf } from './auth/mailer.ts';
import { authService } from './auth/service.ts';
import { tokensOf } from './auth/tokens.ts';
import { openEmbedded } from './backend.ts';
import { recaptchaService } from './captcha/recaptcha.ts';
import type { Config } from './config.ts';
import { Gateway } from './gateway.ts';
import { indexNowService } from './indexnow/indexnow.ts';
import { inboxService } from './mail/inbox.ts';
import { mailboxOf } from './mail/mailbox.ts';
import { resendService } from './mail/resend.ts';
import { openReal } from './real/backend.ts';
import { storageService } from './storage/storage.ts';

const UPKEEP_MS = 300_000;

/** Starts everything on one port. The port is taken first, as the first guard of the database folder. */
export async function startStack(config: Config) {
  const gateway = new Gateway();
  const port = await gateway.listen(config.port);
  const url = `http://127.0.0.1:${port}`;
  try {
    const tokens = tokensOf({ ...config, seconds: config.tokenSeconds, issuer: `${url}/auth/v1` });
    const apiKeys = apiKeysOf(config);
    const { connection, rest, own, close } = config.isReal
      ? await openReal(config, tokens, apiKeys)
      : await openEmbedded(config, port, tokens, apiKeys);
    const mailbox = mailboxOf(connection);
    gateway.open({
      '/rest/v1': rest,
      '/auth/v1': authService(connection, tokens, apiKeys, mailerOf(mailbox, config.mail), config),
      '/storage/v1': storageService(connection, tokens, apiKeys),
      '/resend': resendService(mailbox),
      '/inbox': inboxService(mailbox),
      '/inbox.json': inboxService(mailbox),
      '/recaptcha': recaptchaService(config),
      '/indexnow': indexNowService(),
      ...own,
    });
    const upkeep = setInterval(() => connection.tidy().catch(console.error), UPKEEP_MS);
    return {
      url,
      connection,
      async close() {
        clearInterval(upkeep);
        await gateway.close();
        await close();
      },
    };
  } catch (error) {
    await gateway.close();
    throw error;
  }
}
