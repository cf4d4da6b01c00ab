import type { Place } from '@/content/types';

/** The frame of the map in degrees, and its size in units. */
export const MAP = { west: 67, east: 98.5, south: 6.6, north: 37.8, width: 640, height: 689 } as const;

/** Equirectangular: at the size of this map no other projection looks better. */
export function project({ latitude, longitude }: Place): { x: number; y: number } {
  return {
    x: ((longitude - MAP.west) / (MAP.east - MAP.west)) * MAP.width,
    y: ((MAP.north - latitude) / (MAP.north - MAP.south)) * MAP.height,
  };
}
