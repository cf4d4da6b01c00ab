'use client';

import { buttonBase, buttonSizes, buttonVariants } from '@/components/ui/button-styles';
import { notFoundPage } from '@/content/problems';

export function GoBack() {
  return (
    <button
      type="button"
      onClick={() => window.history.back()}
      className={`${buttonBase} ${buttonVariants.ghost} ${buttonSizes.md} noscript:hidden`}
    >
      {notFoundPage.back}
    </button>
  );
}
