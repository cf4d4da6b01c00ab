/** @jest-environment node */
import { cityCoordinates } from '@/content/city-coordinates';
import { isWithinIndia } from './within-india';

test.each([...cityCoordinates])('%s is in India', (_, place) => {
  expect(isWithinIndia(place)).toBe(true);
});

test.each([
  ['Kavaratti', 10.57, 72.64],
  ['Kargil', 34.56, 76.13],
  ['Tawang', 27.59, 91.87],
  ['Kanyakumari', 8.08, 77.55],
  ['Bhuj', 23.25, 69.67],
])('so is %s', (_, latitude, longitude) => {
  expect(isWithinIndia({ latitude, longitude })).toBe(true);
});

test.each([
  ['London', 51.5, -0.1],
  ['Lahore', 31.55, 74.34],
  ['Dhaka', 23.81, 90.41],
  ['Kathmandu', 27.72, 85.32],
  ['Colombo', 6.93, 79.85],
  ['the Arabian Sea', 17, 70],
  ['nowhere', Number.NaN, 77],
])('%s is not', (_, latitude, longitude) => {
  expect(isWithinIndia({ latitude, longitude })).toBe(false);
});
