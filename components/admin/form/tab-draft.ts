import { useState } from 'react';
import { readTabJson, tabStorage } from '@/lib/browser/tab-storage';
import type { DraftKeeper, Typed } from './draft-keeper';
import { useDraftOwner } from './draft-owner';

export const keptInTab = {
  kept: 'What you typed is kept in this tab, and is back when you open this page again.',
  lost: 'This browser keeps nothing for this page. Copy what you need before you leave.',
};

/** Keeps what is typed for this tab, so that neither a reload nor a new sign-in loses it. `empty` says what it looks like. */
export function tabDraft<Fields extends object>(key: string, empty: Fields): DraftKeeper<Fields> {
  let isKept = true;
  let isOurs = false;
  const end = () => tabStorage.remove(key);
  return {
    kept: () => toTyped(readTabJson(key), empty),
    keep(typed) {
      isOurs = true;
      isKept = tabStorage.write(key, JSON.stringify(typed));
    },
    rest: () => isOurs && end(),
    flush: async () => isKept,
    end,
  };
}

export function useTabDraft<Fields extends object>(key: string, empty: Fields): DraftKeeper<Fields> {
  const owner = useDraftOwner();
  const [keeper] = useState(() => tabDraft(`${key}:${owner}`, empty));
  return keeper;
}

function toTyped<Fields extends object>(kept: unknown, empty: Fields): Typed<Fields> | null {
  const { fields, basedOn } = { ...(kept as Partial<Typed<Fields>> | null) };
  const isWhole = Object.entries(empty).every(([name, value]) =>
    isOfKind(fields?.[name as keyof Fields], value),
  );
  if (!fields || !isWhole) return null;
  return { fields, basedOn: typeof basedOn === 'string' ? basedOn : null };
}

function isOfKind(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) return Array.isArray(value) && value.every((item) => item !== null);
  return typeof value === typeof wanted;
}
