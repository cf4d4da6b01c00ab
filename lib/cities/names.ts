import { cityName, cityNames } from './city-slug';
import { stateOf } from './fallback';
import type { CityPage } from './schema';

/** "Pune, Maharashtra"; a city that is a state of its own is named once. */
export function placeName(city: string, state: string): string {
  return state === '' || state === city ? city : `${city}, ${state}`;
}

/** The state beside the name of a city, where it says more than the name. */
export function noteOfState({ name, state }: { name: string; state: string }): string | undefined {
  return state === '' || state === name ? undefined : state;
}

const PART = '(?:Greater|Old|New|Navi|Fort|North|South|East|West|Central)';

/**
 * The page under the one name that was asked for. What is called after the city keeps its name: Madras High Court, Fort Kochi. Clients keep their words.
 */
export function underName(page: CityPage, slug: string, primarySlug: string): CityPage {
  const city = slug === primarySlug ? page.city : cityName(slug);
  const named = { ...page, city, state: page.state || stateOf(primarySlug) };
  if (slug === primarySlug) return named;
  const others = [page.city, ...cityNames(primarySlug)].filter((name) => name !== city);
  const anyOther = new RegExp(`(?<!\\b${PART} )\\b(?:${others.join('|')})\\b(?! \\p{Lu})`, 'gu');
  const renamed = (text: string) => text.replace(anyOther, city);
  return {
    ...named,
    h1: renamed(page.h1),
    metaTitle: renamed(page.metaTitle),
    metaDescription: renamed(page.metaDescription),
    intro: page.intro.map(renamed),
    servicesOffered: page.servicesOffered.map(({ title, description }) => ({
      title: renamed(title),
      description: renamed(description),
    })),
    questions: page.questions.map(({ question, answer }) => ({
      question: renamed(question),
      answer: renamed(answer),
    })),
  };
}
