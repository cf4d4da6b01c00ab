import fs from 'node:fs';
import path from 'node:path';
import { citySlug } from '../cities/city-slug';
import { toCityPage } from '../cities/schema';
import { services } from '../services/catalogue';
import { type CityPageText, cityPageText } from './page-text';

const FOLDER = path.join(process.cwd(), 'supabase/seed/cities');

/** The city pages of the seed, read from its SQL: for the guard's tests. */
export function readSeedPages(): CityPageText[] {
  return fs.readdirSync(FOLDER).map((file) => {
    const sql = fs.readFileSync(path.join(FOLDER, file), 'utf8');
    const [, city = '', state = '', name = ''] =
      /values \(\s*'([^']+)', '([^']+)', '([^']+)'/.exec(sql) ?? [];
    const [, , , intro] = [...sql.matchAll(/\$t\$([\s\S]*?)\$t\$/g)].map(([, text]) => text);
    const [offered, questions, answers] = [...sql.matchAll(/\$j\$([\s\S]*?)\$j\$/g)].map(([, json = '']) =>
      JSON.parse(json),
    );
    const service = services.find((candidate) => candidate.name === name)?.slug;
    if (!service) throw new Error(`${file} names no service.`);
    const row = {
      intro_paragraph: intro,
      services_offered: offered,
      faq_questions: questions,
      faq_answers: answers,
    };
    return cityPageText(
      { id: file, service, city, citySlug: citySlug(city), state, createdAt: '2026-11-21T00:00:00Z' },
      toCityPage(row, city),
    );
  });
}
