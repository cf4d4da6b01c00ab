import type { ReactNode } from 'react';
import { InPlace } from '@/components/blog/in-place';

export default function BlogListLayout({ children }: { children: ReactNode }) {
  return <InPlace placeholders>{children}</InPlace>;
}
