import { type ClassValue, clsx } from 'clsx';

/** Joins class names. Classes that contradict each other are not merged: that would cost every page 8 KB of script. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
