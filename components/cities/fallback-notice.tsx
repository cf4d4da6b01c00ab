'use client';

import { useEffect } from 'react';
import { toast } from '@/lib/toast';

/** Says in a toast, too, that the text of this page is general. */
export function FallbackNotice({ text }: { text: string }) {
  useEffect(() => toast.info(text), [text]);
  return (
    <p className="container-page mt-8">
      <span className="block max-w-[68ch] rounded-md border border-l-4 border-info px-4 py-3">{text}</span>
    </p>
  );
}
