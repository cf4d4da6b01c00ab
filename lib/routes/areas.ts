import { below } from './pattern.ts';
import { everyArea } from './table.ts';

const of = (areas: typeof everyArea) => below(areas.map(({ path }) => path));

/** Whether a path is one that the site keeps for itself. */
export const isInArea = of(everyArea);
/** Whether what is there answers each caller in its own way. */
export const isPersonal = of(everyArea.filter((area) => area.isPersonal));
/** Whether a page is there that search engines are not shown. */
export const isForReaders = of(everyArea.filter((area) => area.isForReaders));
/** Whether the staff is known there by their session. */
export const isForStaff = of(everyArea.filter((area) => area.isForStaff));
