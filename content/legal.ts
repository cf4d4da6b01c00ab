export type LegalSection = { heading: string; items: readonly string[]; paragraphs: readonly string[] };
export type LegalPage = {
  title: string;
  description: string;
  /** ISO date of the last change of the text. */
  updated: string;
  intro: string;
  sections: readonly LegalSection[];
};

/** Fits what this site does; a lawyer should read it before an agency goes live with it. */
export const privacyPolicy: LegalPage = {
  title: 'Privacy Policy',
  description:
    'What this website stores when you read it and when you send an enquiry, why, for how long, who sees it, and how to have it corrected or deleted.',
  updated: '2026-11-22',
  intro:
    'You can read this whole site without telling us who you are. We store personal data only when you send us an enquiry. This page says what, why and for how long, in line with India’s Digital Personal Data Protection Act, 2023.',
  sections: [
    {
      heading: 'What we store when you send an enquiry',
      items: [
        'What you type into the form: your name, e-mail address and message, and, if you give them, your phone number, company, website, city and the service you are interested in.',
        'The page on which your visit began, the page that linked to it and its campaign tags, so that we know which of our efforts reach people.',
        'The time, and whether the check against automated abuse was passed.',
      ],
      paragraphs: [
        'We use it to answer you and to prepare the work you ask about. Nothing is sold or used for advertising.',
      ],
    },
    {
      heading: 'What stays in your browser',
      items: [],
      paragraphs: [
        'Your choice of theme is kept in your browser until you clear it. What you type into the form, the first page of your visit with the page that linked to it, and which articles you have opened (so that a reading is counted once) are kept for the open tab only; they disappear when you close the tab.',
        'The public pages set no cookies of ours and carry no advertising scripts.',
        'When you leave a page it tells us how fast it was for you (when its largest part and our first answer came, how long a press went unanswered, how much moved about), which is counted by kind of page and of device, without a cookie, without your address and without anything by which you could be told from others; a browser that asks not to be tracked, or to save data, is left out.',
      ],
    },
    {
      heading: 'Protection against abuse',
      items: [],
      paragraphs: [
        'The form uses Google reCAPTCHA, which is loaded when you first use the form. It sends hardware and software details to Google; Google’s privacy policy and terms apply to it.',
        'To limit how many enquiries one person can send, we keep keyed hashes of the internet address and of the e-mail address for one day. When an enquiry is refused (over the limit, by the check against abuse, or because a program filled a hidden field), that is noted with such a hash and the time, without anything you typed, and kept for 90 days. The internet address itself is not stored, and the hash cannot be turned back into it without our key.',
      ],
    },
    {
      heading: 'Who sees it',
      items: [],
      paragraphs: [
        'Our own staff, and the companies that run our database, our website and our e-mail for us under contract. They may work on it only as we instruct. We give it to others only where the law requires it.',
      ],
    },
    {
      heading: 'How long we keep it',
      items: [],
      paragraphs: [
        'Enquiries are kept while we are in touch and deleted at the latest 24 months after the last contact, which is your enquiry, a note of ours about it or a change of its status, unless a contract or the law requires us to keep them longer. The site does this by itself.',
        'An enquiry that our staff delete before then can be restored for 30 days, in case it was a mistake; then it is gone for good. If you ask us to delete yours, we delete it for good at once.',
        'The e-mail that tells our staff of your enquiry holds what you typed and stays in their mailbox; they delete it there when you ask us to.',
        'Of our own staff the site keeps who signed in and who was refused, for 90 days, and with an enquiry who wrote which note or changed its status and when, as long as the enquiry itself is kept.',
      ],
    },
    {
      heading: 'Your rights',
      items: [],
      paragraphs: [
        'You may ask what we hold about you, have it corrected or deleted, withdraw your consent or complain. Write to the e-mail address below; we answer within 30 days. If you are not satisfied, you may turn to the Data Protection Board of India.',
      ],
    },
  ],
};

export const termsOfUse: LegalPage = {
  title: 'Terms of Use',
  description:
    'The terms on which you may use this website: what its content is for, what we do and do not promise about search results, and which law applies.',
  updated: '2026-11-21',
  intro:
    'By using this website you agree to these terms. They cover the website only; paid work has a contract of its own.',
  sections: [
    {
      heading: 'What the site is for',
      items: [],
      paragraphs: [
        'The site describes our services and shares what we know about search. Articles are general information, not advice for your particular case.',
      ],
    },
    {
      heading: 'No promise of rankings',
      items: [],
      paragraphs: [
        'Search engines decide what they show, and nobody can guarantee a position. The timings on this site are what we plan with, not a promise.',
      ],
    },
    {
      heading: 'Prices',
      items: [],
      paragraphs: [
        'Prices on this site are starting prices and invite you to ask for an offer. An offer binds us once we have sent it to you in writing. Amounts in rupees beside a price in dollars are approximate.',
      ],
    },
    {
      heading: 'Our content and yours',
      items: [],
      paragraphs: [
        'Texts, drawings and code on this site belong to us or are used with permission. Quote from them with a link; ask us before you copy more. What you send us stays yours; we use it to answer you.',
      ],
    },
    {
      heading: 'Fair use of the site',
      items: [],
      paragraphs: [
        'Do not try to break into the site, overload it or send enquiries in bulk. Crawlers are welcome within robots.txt.',
      ],
    },
    {
      heading: 'Liability and law',
      items: [],
      paragraphs: [
        'We take care that what stands here is right and that the site is up, but cannot promise either. We are liable only as far as the law requires. The laws of India apply.',
      ],
    },
  ],
};
