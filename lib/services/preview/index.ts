import 'server-only';
import { fillAllIn } from '../../format/fill-in';
import { keepTyped, readTyped } from '../../previews';
import { getFillValues } from '../../site/read';
import type * as z from '../../validation/zod';
import { serviceColumns } from '../admin-row';
import { type Service, toService } from '../schema';
import type { previewSchema } from './schema';

const keyOf = (id: string) => `service:${id}`;

/** Keeps a service as it is typed. @returns the address that shows it */
export async function keepPreview({ id, fields }: z.infer<typeof previewSchema>): Promise<string> {
  const key = id ?? 'new';
  await keepTyped(keyOf(key), serviceColumns(fields));
  return `/preview/service/${key}`;
}

/** What the person who is signed in last had previewed, as the site would say it; null when there is none. */
export async function readPreview(id: string): Promise<Service | null> {
  const draft = await readTyped(keyOf(id));
  return draft && fillAllIn(toService(draft), await getFillValues());
}
