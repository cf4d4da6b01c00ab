import { absoluteUrl, isPublicHost } from '../../routes/url';

/**
 * Whether each crawler that only gathers text to train language models may do so. Search and answers with a link are
 * not affected: those come from other crawlers, which read the general rules.
 */
export const training: Record<string, 'allow' | 'disallow'> = {
  'Google-Extended': 'allow',
  'Applebot-Extended': 'allow',
  GPTBot: 'allow',
  ClaudeBot: 'allow',
  'Meta-ExternalAgent': 'allow',
  CCBot: 'allow',
  Bytespider: 'allow',
};

const NOTHING = 'Disallow: /';

/**
 * robots.txt. The admin is not named: it says `noindex`, which a crawler that may not read it would never learn.
 * @param host that was asked: a staging host closes itself even when it shares the settings of the public one
 */
export function robotsText(host: string, rules = training): string {
  if (!isPublicHost() || !isPublicHost(host)) return `User-agent: *\n${NOTHING}\n`;
  const refused = Object.keys(rules).filter((crawler) => rules[crawler] === 'disallow');
  const groups = [
    'User-agent: *\nAllow: /\nDisallow: /api/\n',
    ...(refused.length > 0
      ? [`${refused.map((crawler) => `User-agent: ${crawler}\n`).join('')}${NOTHING}\n`]
      : []),
    `Sitemap: ${absoluteUrl('/sitemap.xml')}\n`,
  ];
  return groups.join('\n');
}
