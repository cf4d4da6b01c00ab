/** Where the tab keeps what was typed, until it was sent. */
export const DRAFT_KEY = 'contact-draft';
