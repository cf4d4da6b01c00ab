import { cityCoordinates } from '@/content/city-coordinates';
import { MAP, project } from '@/lib/cities/projection';
import type { CoveredCity } from '@/lib/cities/schema';

export type LabelSide = 'right' | 'left' | 'below' | 'above';

/** `side` is where the name stands; without one there was no room for it. */
export type MapPoint = { city: CoveredCity; x: number; y: number; side?: LabelSide };

type Box = { left: number; right: number; top: number; bottom: number };

/** In units of the drawing where it is smallest, on a phone; anywhere larger there is more room. */
const DOT = 12;
const LETTER = 15;
const LINE = 34;
const SIDES: LabelSide[] = ['right', 'left', 'below', 'above'];

/** Places the covered cities on the drawing, their names where they meet neither a dot nor another name. */
export function layOutMap(cities: readonly CoveredCity[]): MapPoint[] {
  const points = cities.flatMap((city) => {
    const place = city.place ?? cityCoordinates.get(city.slug);
    return place ? [{ city, ...project(place) }] : [];
  });
  const byImportance = points.toSorted((a, b) => b.city.services.length - a.city.services.length);
  const taken = points.map(dotBox);
  return byImportance.map((point) => {
    const others = taken.filter((box) => !isSame(box, dotBox(point)));
    const side = SIDES.find((candidate) => {
      const box = labelBox(point, candidate);
      return isInside(box) && !others.some((other) => overlap(box, other));
    });
    if (side) taken.push(labelBox(point, side));
    return { ...point, side };
  });
}

function dotBox({ x, y }: MapPoint): Box {
  return { left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT };
}

function labelBox({ city, x, y }: MapPoint, side: LabelSide): Box {
  const width = city.name.length * LETTER;
  const beside = { top: y - LINE / 2, bottom: y + LINE / 2 };
  const across = { left: x - width / 2, right: x + width / 2 };
  switch (side) {
    case 'right':
      return { ...beside, left: x + DOT, right: x + DOT + width };
    case 'left':
      return { ...beside, left: x - DOT - width, right: x - DOT };
    case 'below':
      return { ...across, top: y + DOT, bottom: y + DOT + LINE };
    case 'above':
      return { ...across, top: y - DOT - LINE, bottom: y - DOT };
  }
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function isSame(a: Box, b: Box): boolean {
  return a.left === b.left && a.top === b.top;
}

function isInside({ left, right, top, bottom }: Box): boolean {
  return left >= 0 && right <= MAP.width && top >= 0 && bottom <= MAP.height;
}
