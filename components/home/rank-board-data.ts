/** Invented results for the drawing in the hero; the third one up from the bottom at the start is the client's. */
export const rankBoard = {
  query: 'running shoes for flat feet',
  place: 'Pune, on a phone',
  note: 'Illustration with example data',
  chartLabel: 'Position, 12 weeks',
  results: [
    { title: 'Flat feet: what to look for', site: 'orthopaedics.example' },
    { title: 'Running shoes for flat feet, fitted', site: 'yourshop.example', own: true },
    { title: 'Best shoes this season', site: 'magazine.example' },
    { title: 'Sports shoes under ₹5,000', site: 'marketplace.example' },
    { title: 'Flat feet shoe forum', site: 'runners.example' },
    { title: 'Stability shoes, all sizes', site: 'rivalshop.example' },
  ],
  /** One position a week. */
  positions: [24, 23, 21, 22, 17, 15, 16, 11, 8, 6, 3, 2],
};
