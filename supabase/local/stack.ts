import { apiKeysOf } from './api-keys.ts';
import { mailerOf } from './auth/mailer.ts';
import { authService } from './auth/service.ts';
import { tokenSecretOf, tokensOf } from './auth/tokens.ts';
import { recaptchaService } from './captcha/recaptcha.ts';
import type { Config } from './config.ts';
import { openFolder } from './database/folder.ts';
import { lockFolder } from './database/lock.ts';
import { Gateway } from './gateway.ts';
import { indexNowService } from './indexnow/indexnow.ts';
import { inboxService } from './mail/inbox.ts';
import { mailboxOf } from './mail/mailbox.ts';
import { resendService } from './mail/resend.ts';
import { loadCatalog } from './rest/catalog.ts';
import { restService } from './rest/rest.ts';
import { storageService } from './storage/storage.ts';

const UPKEEP_MS = 300_000;

/** Starts everything on one port. The port is taken first, as the first guard of the database folder. */
export async function startStack(config: Config) {
  const gateway = new Gateway();
  const port = await gateway.listen(config.port);
  const url = `http://127.0.0.1:${port}`;
  try {
    await lockFolder(config.folder, port);
    const connection = await openFolder(config);
    const mailbox = mailboxOf(connection);
    const tokens = tokensOf(tokenSecretOf(config), {
      seconds: config.tokenSeconds,
      issuer: `${url}/auth/v1`,
    });
    const apiKeys = apiKeysOf(config);
    const rest = { connection, catalog: await loadCatalog(connection) };
    gateway.open({
      '/rest/v1': restService(rest, tokens, apiKeys),
      '/auth/v1': authService(connection, tokens, apiKeys, mailerOf(mailbox, config.mail), config),
      '/storage/v1': storageService(connection, tokens, apiKeys),
      '/resend': resendService(mailbox),
      '/inbox': inboxService(mailbox),
      '/inbox.json': inboxService(mailbox),
      '/recaptcha': recaptchaService(config),
      '/indexnow': indexNowService(),
    });
    const upkeep = setInterval(() => connection.tidy().catch(console.error), UPKEEP_MS);
    return {
      url,
      connection,
      async close() {
        clearInterval(upkeep);
        await gateway.close();
        await connection.close();
      },
    };
  } catch (error) {
    await gateway.close();
    throw error;
  }
}
