import { cityCoordinates } from '@/content/city-coordinates';
import { MAP } from '@/lib/cities/projection';
import type { CoveredCity } from '@/lib/cities/schema';
import { defaultLinks } from '@/lib/services/link';
import { layOutMap } from './map-layout';

const city = (slug: string): CoveredCity => ({
  slug,
  name: slug,
  state: '',
  services: defaultLinks.slice(0, 1),
  updatedAt: '',
  place: null,
});

describe('layOutMap', () => {
  it('puts every known city inside the frame, north above south and east right of west', () => {
    const points = layOutMap([...cityCoordinates.keys()].map(city));
    expect(points).toHaveLength(cityCoordinates.size);
    for (const { x, y } of points) {
      expect(x > 0 && x < MAP.width && y > 0 && y < MAP.height).toBe(true);
    }
    const at = (slug: string) => points.find((point) => point.city.slug === slug) ?? { x: 0, y: 0 };
    expect(at('srinagar').y).toBeLessThan(at('kochi').y);
    expect(at('guwahati').x).toBeGreaterThan(at('rajkot').x);
  });

  it('has no place for a city that is called like a part of the language', () => {
    expect(layOutMap(['constructor', 'to-string', '__proto__'].map(city))).toEqual([]);
  });

  it('puts a city where its page says that it is', () => {
    const [point] = layOutMap([{ ...city('wardha'), place: { latitude: 20.75, longitude: 78.6 } }]);
    const [nagpur] = layOutMap([city('nagpur')]);
    expect(Math.hypot((point?.x ?? 0) - (nagpur?.x ?? 99), (point?.y ?? 0) - (nagpur?.y ?? 99))).toBeLessThan(
      20,
    );
  });

  it('names neighbours on different sides', () => {
    const [first, second] = layOutMap([city('mumbai'), city('pune')]);
    expect(first?.side).not.toBe(second?.side);
  });

  it('keeps a dot without a name where there is no room for one', () => {
    const crowd = ['delhi', 'gurgaon', 'noida', 'faridabad', 'ghaziabad', 'meerut'].map(city);
    const points = layOutMap(crowd);
    expect(points).toHaveLength(crowd.length);
    expect(points.some(({ side }) => side === undefined)).toBe(true);
  });

  it('leaves out a city whose place is not known', () => {
    expect(layOutMap([city('hostile-town')])).toEqual([]);
  });
});
