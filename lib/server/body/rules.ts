export type BodyRule = {
  open: number;
  most: number;
  /** The address of ours that says by a GET whether the caller may send more than `open`. */
  permission: string;
  tooLarge: string;
};

/** An enquiry with every field full is a third of this. */
const OPEN_BYTES = 256 * 1024;
const TOO_LARGE = 'What was sent is too large. Please go back and shorten it.';
const STAFF = '/api/images';

const anywhere: BodyRule = { open: OPEN_BYTES, most: OPEN_BYTES, permission: STAFF, tooLarge: TOO_LARGE };
const rules: [RegExp, Partial<BodyRule>][] = [
  [
    /^\/api\/images\/?$/i,
    { open: 0, most: 10_000_000, tooLarge: 'The picture must not be larger than 10 MB.' },
  ],
  // A row of the database before and after its change.
  [/^\/api\/webhooks\/database\/?$/i, { open: 0, most: 8_000_000, permission: '/api/webhooks/database' }],
  // As much as Next reads for an action (next.config.ts).
  [/^\/admin(\/|$)/i, { most: 2 * 1024 * 1024 }],
];

export function bodyRule(url: string): BodyRule {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const [, rule] = rules.find(([place]) => place.test(path)) ?? [];
  return { ...anywhere, ...rule };
}
