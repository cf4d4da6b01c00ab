import { pixelWidth } from './pixel-width.ts';

/** Google sets titles of results in 20 px Arial and shows about 600 px of them. */
export const TITLE = { fontSize: 20, width: 600 } as const;

/**
 * About so much of a description is shown: some 158 characters on a desktop and 120 on a phone. These widths were
 * measured by the trade in 13 px Arial, so that is the size to compare with them in.
 */
export const DESCRIPTION = { fontSize: 13, width: { desktop: 920, phone: 680 } } as const;

export const titleWidth = (title: string) => pixelWidth(title, TITLE.fontSize);
export const descriptionWidth = (description: string) => pixelWidth(description, DESCRIPTION.fontSize);
