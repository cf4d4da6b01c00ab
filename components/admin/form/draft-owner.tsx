'use client';

import { createContext, type ReactNode, use } from 'react';

const Owner = createContext('');

/** Whose drafts a tab shows: somebody else who signs in there sees none of them. */
export function DraftOwner({ email, children }: { email: string; children: ReactNode }) {
  return <Owner value={email}>{children}</Owner>;
}

export const useDraftOwner = (): string => use(Owner);
