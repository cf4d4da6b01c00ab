import { projectClient } from '../../lib/supabase/project';

const url = process.env.SUPABASE_URL ?? '';

export type InboxMail = {
  id: string;
  to: string[];
  subject: string;
  html: string;
  reply_to?: string | string[];
  headers?: Record<string, string>;
};

type MailFault = {
  status?: number;
  times?: number;
  hang?: boolean;
  after?: boolean;
  perSecond?: number;
};

/** What stands behind the site: its database, its inbox, and switches that break it in a known way. */
export const stack = {
  url,
  /** Passes row-level security. */
  database: projectClient(url, process.env.SUPABASE_SECRET_KEY),

  async submissions(email: string) {
    const { data, error } = await stack.database.from('form_submissions').select('*').eq('email', email);
    if (error) throw error;
    return data;
  },

  async mailsAbout(text: string): Promise<InboxMail[]> {
    const mails: InboxMail[] = await (await fetch(`${url}/inbox.json`)).json();
    return mails.filter((mail) => mail.subject.includes(text) || mail.html.includes(text));
  },

  mailFails: (fault: MailFault | null) => post('/resend/faults', fault ?? {}),
  captchaFails: (mode: string | null, times = 1) => post('/recaptcha/faults', { mode, times }),
  databaseStops: (how: true | 'hang') => post('/local/pause', { database: how }),

  /** Undoes every switch. */
  async mend(): Promise<void> {
    await post('/local/pause', { database: false });
    await post('/resend/faults', {});
    await post('/recaptcha/faults', { mode: null });
  },
};

async function post(path: string, body: unknown): Promise<void> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
}
