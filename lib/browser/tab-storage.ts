import { quietly } from './quietly';

/**
 * Texts that a tab keeps until it is closed. A browser may refuse storage, have none or have no room left in it; then
 * nothing is kept, and nothing fails.
 */
export const tabStorage = {
  read: (key: string): string | null => quietly(() => sessionStorage.getItem(key)) ?? null,

  /** @returns whether it is kept */
  write: (key: string, text: string): boolean =>
    quietly(() => {
      sessionStorage.setItem(key, text);
      return true;
    }) ?? false,

  remove: (key: string): void => quietly(() => sessionStorage.removeItem(key)),
};

// Apart, so that the plain script of public pages (lib/without-react) does without them.

/** What was written as JSON, of whatever shape it is by now; null when there is none. */
export const readTabJson = (key: string): unknown =>
  quietly(() => JSON.parse(tabStorage.read(key) ?? 'null') as unknown) ?? null;

export const tabKeysFrom = (start: string): string[] =>
  quietly(() => Object.keys(sessionStorage).filter((key) => key.startsWith(start))) ?? [];
