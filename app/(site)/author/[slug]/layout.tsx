import type { ReactNode } from 'react';
import { InPlace } from '@/components/blog/in-place';

export default function AuthorLayout({ children }: { children: ReactNode }) {
  return <InPlace>{children}</InPlace>;
}
