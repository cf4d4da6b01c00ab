/** What every answer carries, whatever it is: pages, files, redirects, refusals and failures. */
export const securityHeaders = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/** What only a document can be told; on a file it would be bytes that every first visit waits for. */
export const documentHeaders = [
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
];
export const DOCUMENTS = '/((?!_next/|scripts/).*)';

/** Readers of feeds and previews in chats show our pictures on pages of their own. */
export const pictureHeaders = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }];
export const PICTURES = '/:picture(.+\\.(?:avif|ico|jpe?g|png|svg|webp))';

/** The policy of what brings none of its own. */
export const PLAIN_POLICY = "frame-ancestors 'none'";
