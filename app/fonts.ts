import localFont from 'next/font/local';

const headline = localFont({
  src: './fonts/headline.woff2',
  variable: '--font-headline',
  weight: '400 800',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

const text = localFont({
  src: './fonts/text.woff2',
  variable: '--font-text',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

export const fontVariables = `${headline.variable} ${text.variable}`;
