import { indiaOutline } from '@/content/india-outline';
import type { Place } from '@/content/types';
import { MAP, project } from './projection';

type Point = { x: number; y: number };

/** Towns by the sea lie beside a line that was drawn for a small map. */
const COAST = 3;

/** The outline is written with moves and relative lines only. */
const shapes: Point[][] = indiaOutline
  .split(/(?=M)/)
  .map((shape) => {
    const [first = '', ...lines] = shape.replace(/z/g, '').split('l');
    const numbers = (text: string) => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const [x = 0, y = 0] = numbers(first);
    const points = [{ x, y }];
    const steps = numbers(lines.join(' '));
    for (let index = 0; index + 1 < steps.length; index += 2) {
      const last = points.at(-1) ?? { x, y };
      points.push({ x: last.x + (steps[index] ?? 0), y: last.y + (steps[index + 1] ?? 0) });
    }
    return points;
  })
  .filter((points) => points.length > 1);

/** Too small for the map. */
const isLakshadweep = ({ latitude, longitude }: Place) =>
  latitude > 8 && latitude < 12.5 && longitude > 71.6 && longitude < 74;

/** Whether a place is drawn on the map of India, or on an island that is too small for it. */
export function isWithinIndia(place: Place): boolean {
  const isOnMap =
    place.longitude > MAP.west &&
    place.longitude < MAP.east &&
    place.latitude > MAP.south &&
    place.latitude < MAP.north;
  const point = project(place);
  return (
    isOnMap &&
    (isLakshadweep(place) || shapes.some((shape) => isInside(point, shape) || isNear(point, shape)))
  );
}

function isInside({ x, y }: Point, shape: readonly Point[]): boolean {
  let inside = false;
  shape.forEach((a, index) => {
    const b = shape.at(index - 1) ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

function isNear({ x, y }: Point, shape: readonly Point[]): boolean {
  return shape.some((a, index) => {
    const b = shape.at(index - 1) ?? a;
    const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
    const along =
      length === 0
        ? 0
        : Math.min(1, Math.max(0, ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length));
    return Math.hypot(x - a.x - along * (b.x - a.x), y - a.y - along * (b.y - a.y)) <= COAST;
  });
}
