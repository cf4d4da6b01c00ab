/** Up to how many the database counts what a list of the staff has (private.most_listed). */
const MOST_COUNTED = 10_000;

const count = new Intl.NumberFormat('en-IN');

/** How many there are, as far as they are counted. */
export const formatTotal = (total: number): string =>
  total > MOST_COUNTED ? `${count.format(MOST_COUNTED)}+` : count.format(total);
