/** @jest-environment node */
import { Flights, parseFlightAddress } from './flights';

describe('flight data', () => {
  test('are found under the address that they were given, whatever was rendered since', () => {
    const flights = new Flights();
    const first = parseFlightAddress(flights.keep(Buffer.from('first'), '/contact'));
    flights.keep(Buffer.from('second'), '/contact');
    expect(first?.page).toBe('/contact');
    expect(flights.find(first?.id ?? '')?.toString()).toBe('first');
  });

  test('have one address for one content', () => {
    const flights = new Flights();
    expect(flights.keep(Buffer.from('a'), '/')).toBe(flights.keep(Buffer.from('a'), '/'));
  });

  test('are dropped when there is no room, the oldest first', () => {
    const flights = new Flights();
    const ids = Array.from(
      { length: 5 },
      (_, index) => parseFlightAddress(flights.keep(Buffer.alloc(5 * 1024 * 1024, index), '/'))?.id ?? '',
    );
    expect(ids.map((id) => flights.find(id) !== undefined)).toEqual([false, false, true, true, true]);
  });

  test.each([
    '/flight/',
    '/flight/constructor/contact',
    '/flight/abc',
    '/flight/../../etc/passwd',
    '/contact',
  ])('have no address like %s', (address) => expect(parseFlightAddress(address)).toBeNull());
});
