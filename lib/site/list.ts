import { sectionGroups } from './section';
import { sectionNames, sections } from './sections';

/** The sections in their groups, as the list of the staff shows them. */
export function groupedSections() {
  return sectionGroups.flatMap((group) => {
    const names = sectionNames.filter((name) => sections[name].group === group);
    const listed = names.map((name) => ({ name, title: sections[name].title, about: sections[name].about }));
    return listed.length > 0 ? [{ group, sections: listed }] : [];
  });
}
