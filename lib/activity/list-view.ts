import { addressWith, firstOf, type Parameters } from '../lists/parameters';

/** What the log shows; all of it stands in its address. `before` is the entry that the page begins behind. */
export type ActivityListView = { person: string; kind: string; item: string; before: number | null };

export const ACTIVITY_A_PAGE = 50;
export const ACTIVITY = '/admin/activity';
/** The person who is nobody. */
export const SYSTEM = 'system';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export function readActivityListView(parameters: Parameters): ActivityListView {
  const person = firstOf(parameters.person);
  const before = firstOf(parameters.before);
  return {
    person: person === SYSTEM || UUID.test(person) ? person : '',
    kind: firstOf(parameters.kind).slice(0, 40).toWellFormed(),
    item: firstOf(parameters.item).slice(0, 200).toWellFormed(),
    before: /^[1-9]\d{0,14}$/.test(before) ? Number(before) : null,
  };
}

export function activityAddress({ person, kind, item, before }: ActivityListView): string {
  return addressWith(ACTIVITY, { person, kind, item, before: before ? String(before) : '' });
}
