/** @jest-environment node */
import { Flights, parseFlightAddress } from './flights';

describe('flight data', () => {
  test('are found under the address that they were given, whatever was rendered since', () => {
    const flights = new Flights();
    const first = parseFlightAddress(flights.keep(Buffer.from('first'), '<p>1</p>', '/contact'));
    flights.keep(Buffer.from('second'), '<p>2</p>', '/contact');
    expect(first?.page).toBe('/contact');
    expect(flights.find(first?.id ?? '')?.toString()).toBe('first');
  });

  test('have one address for one page, on whatever instance and in whatever order they were rendered', () => {
    const [one, other] = [new Flights(), new Flights()];
    const address = one.keep(Buffer.from('1:a\n2:b'), '<p>1</p>', '/');
    expect(other.keep(Buffer.from('2:b\n1:a'), '<p>1</p>', '/')).toBe(address);
    expect(other.find(parseFlightAddress(address)?.id ?? '')?.toString()).toBe('2:b\n1:a');
  });

  test('are dropped when there is no room, the oldest first', () => {
    const flights = new Flights();
    const ids = Array.from(
      { length: 5 },
      (_, index) =>
        parseFlightAddress(flights.keep(Buffer.alloc(5 * 1024 * 1024, index), `${index}`, '/'))?.id ?? '',
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
