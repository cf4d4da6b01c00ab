import localFont from 'next/font/local';

// Text that changes its face after it was painted moves what is around it, so a face that comes late waits for the next page.
const headline = localFont({
  src: './fonts/headline.woff2',
  variable: '--font-headline',
  // One weight: what a second would add to headings is less than what it would cost each first visit.
  weight: '680',
  display: 'optional',
  adjustFontFallback: 'Arial',
});

const text = localFont({
  src: './fonts/text.woff2',
  variable: '--font-text',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: 'Arial',
});

// Letters and signs that few pages have are fetched by those alone.
const rareInHeadlines = localFont({
  src: './fonts/headline-more.woff2',
  variable: '--font-headline-more',
  weight: '680',
  display: 'optional',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+5C, U+5E, U+60, U+7B-7E, U+A3, U+AB, U+AE, U+B0-B3, U+BB-BE, U+C9, U+D7, U+E0-E5, U+E7-EF, U+F1-F6, U+F9-FC, U+2191, U+2193, U+2212',
    },
  ],
});

const rareInText = localFont({
  src: './fonts/text-more.woff2',
  variable: '--font-text-more',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+5C, U+5E, U+60, U+7B-7E, U+A1-A8, U+AA-AC, U+AE-B6, U+B8-FF, U+101, U+12B, U+15B, U+16B, U+2039, U+2190-2193, U+2197, U+2212, U+2264-2265',
    },
  ],
});

export const fontVariables = [headline, text, rareInHeadlines, rareInText]
  .map(({ variable }) => variable)
  .join(' ');
