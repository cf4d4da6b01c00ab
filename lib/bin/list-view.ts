import { addressWith, firstOf, type Parameters } from '../lists/parameters';

/** What the bin shows; `before` is the entry that the page begins behind. */
export type BinListView = { kind: string; before: string };

export const BIN = '/admin/bin';
export const BIN_A_PAGE = 50;

export function readBinListView(parameters: Parameters): BinListView {
  const before = firstOf(parameters.before);
  return {
    kind: firstOf(parameters.kind).slice(0, 40).toWellFormed(),
    before: /^[1-9]\d{0,14}$/.test(before) ? before : '',
  };
}

export const binAddress = ({ kind, before }: BinListView): string => addressWith(BIN, { kind, before });
