import 'server-only';
import { followChangesNow } from '../cache/changes';
import { pageOrLast } from '../lists/page-or-last';
import { answerOf } from '../supabase/errors';
import { sessionClient } from '../supabase/session';
import type * as z from '../validation/zod';
import {
  type Fields,
  PICTURES_A_PAGE,
  type PictureList,
  type PictureListInput,
  type PictureUse,
  type replacementSchema,
  toPicture,
  toPictureUse,
} from './schema';

const USES_SHOWN = 100;

/** A page of the library, last uploads first; behind the last page it answers the last one. */
export async function listPictures({ words, which, page }: PictureListInput): Promise<PictureList> {
  const client = await sessionClient();
  return pageOrLast(page, PICTURES_A_PAGE, async (number) => {
    const { data } = await client
      .rpc('list_pictures', {
        ...{ words, which, page_size: PICTURES_A_PAGE, page_offset: (number - 1) * PICTURES_A_PAGE },
      })
      .throwOnError();
    return { pictures: data.map(toPicture), total: data[0]?.total ?? 0 };
  });
}

/** What shows a picture, at most a hundred of it. */
export async function listPictureUses(name: string): Promise<PictureUse[]> {
  const { data } = await (await sessionClient())
    .from('picture_uses')
    .select('source, item, kind, opens, label')
    .eq('picture', name)
    .order('kind')
    .order('label')
    .order('item')
    .limit(USES_SHOWN)
    .throwOnError();
  return data.map(toPictureUse);
}

export async function describePicture({ name, ...fields }: Fields & { name: string }): Promise<void> {
  await (await sessionClient()).from('pictures').update(fields).eq('name', name).throwOnError();
}

/**
 * Puts another picture of the library in the place of one.
 * @returns in how much it was replaced
 */
export async function replacePicture({
  name,
  by,
  ...more
}: z.infer<typeof replacementSchema>): Promise<number> {
  const { data } = await answerOf(
    (await sessionClient()).rpc('replace_picture', {
      ...{ picture: name, by_picture: by, earlier_versions: more.earlierVersions },
    }),
  );
  await followChangesNow();
  return data ?? 0;
}

/**
 * Takes a picture out of the library; its file stays for as long as the bin keeps it. What somebody else removed before is
 * removed, so that is a success too.
 * @throws {UserError} that says where, when it is used
 */
export async function removePicture(name: string): Promise<void> {
  await answerOf((await sessionClient()).from('pictures').delete().eq('name', name));
}
