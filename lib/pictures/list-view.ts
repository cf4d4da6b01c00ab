import { parsePageNumber } from '../lists/paging';
import { addressWith, firstOf, type Parameters, readSearch } from '../lists/parameters';
import { PICTURE_CHOICES, type PictureChoice } from './schema';

export type PictureListView = { q: string; which: PictureChoice; page: number };

export function readPictureListView(parameters: Parameters): PictureListView {
  const which = firstOf(parameters.which);
  return {
    q: readSearch(firstOf(parameters.q)),
    which: PICTURE_CHOICES.find((choice) => choice === which) ?? '',
    page: parsePageNumber(firstOf(parameters.page)) ?? 1,
  };
}

export function pictureListAddress({ q, which, page }: PictureListView): string {
  return addressWith('/admin/pictures', { q, which, page: page > 1 ? String(page) : '' });
}
