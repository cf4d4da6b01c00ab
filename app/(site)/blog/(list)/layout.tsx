import type { ReactNode } from 'react';

/** Placeholders stand in for the list while another tab or page of it comes (lib/without-react/links.ts). */
export default function BlogListLayout({ children }: { children: ReactNode }) {
  return <div data-list="">{children}</div>;
}
