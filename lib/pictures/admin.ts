import 'server-only';
import { pageOrLast } from '../lists/page-or-last';
import { sessionClient } from '../supabase/session';
import { PICTURES_A_PAGE, type PictureList, type PictureListInput, toPicture } from './schema';

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
