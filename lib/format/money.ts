const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/** "$1,200" */
export const inDollars = (amount: number) => dollars.format(amount);

/** "₹98,400", grouped the Indian way. */
export const inRupees = (amount: number) => rupees.format(amount);
