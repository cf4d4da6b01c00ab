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

export const fontVariables = `${headline.variable} ${text.variable}`;
