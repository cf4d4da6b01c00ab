import { cn } from '@/lib/utils';

/** Holds the place of something that loads in the browser; never part of a first response. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={cn('motion-safe:animate-pulse rounded-md bg-muted', className)} />
  );
}
