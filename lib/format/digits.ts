const INDIC_AND_ARABIC = /[०-९٠-٩]/g;

/** Devanagari and Arabic digits as 0 to 9. */
export const westernDigits = (text: string): string =>
  text.replace(INDIC_AND_ARABIC, (digit) => String(digit.charCodeAt(0) - (digit >= '०' ? 0x966 : 0x660)));
