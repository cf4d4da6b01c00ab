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

// Letters that few pages have are fetched by those alone.
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
      value: 'U+B1-B3, U+BC, U+BE, U+C9, U+E0-E5, U+E7, U+EA-EF, U+F1-F5, U+F9-FB',
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
        'U+A1-A2, U+A4-A8, U+AA, U+AC, U+AF, U+B1-B6, U+B8-BA, U+BC, U+BE-D6, U+D8-E7, U+EA-F5, U+F7-FB, U+FD-FF',
    },
  ],
});

export const fontVariables = [headline, text, rareInHeadlines, rareInText]
  .map(({ variable }) => variable)
  .join(' ');
