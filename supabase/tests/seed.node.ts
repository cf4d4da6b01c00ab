import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, describe, it } from 'node:test';
import { startTestStack } from './support.ts';

const publicFolder = resolve(import.meta.dirname, '../../public');
const stack = await startTestStack();

/** What a visitor can read, so a row that row-level security hides counts as missing. */
async function read<Row>(table: string): Promise<Row[]> {
  const { data, error } = await stack.clients['a visitor'].from(table).select('*');
  if (error) throw error;
  return data;
}

type Texts = Record<string, string>;
type Meta = { meta_title: string; meta_description: string };
type Service = Meta & {
  service_name: string;
  service_slug: string;
  service_description: string;
  hero_heading: string;
  hero_subheading: string;
  expertise_areas: Texts[];
  benefits: Texts[];
  process_steps: Texts[];
  faq: Texts[];
};
type Testimonial = { quote: string; author: string; company: string; rating: number; is_sample: boolean };
type CityPage = Meta & {
  city: string;
  state: string;
  service_type: string;
  h1_title: string;
  intro_paragraph: string;
  services_offered: Texts[];
  faq_questions: string[];
  faq_answers: string[];
  testimonials: Testimonial[];
};
type Author = {
  id: string;
  slug: string;
  name: string;
  short_bio: string;
  full_bio: string;
  profile_image: string;
  social_links: Texts;
  is_sample: boolean;
};
type Post = Meta & {
  slug: string;
  title: string;
  excerpt: string;
  featured_image: string;
  featured_image_alt: string;
  author: string;
  author_id: string;
  category: string;
  categories: string[];
  tags: string[];
  is_featured: boolean;
  status: string;
  content: string;
};

const services = await read<Service>('service_details');
const cityPages = await read<CityPage>('city_pages');
const authors = await read<Author>('authors');
const posts = await read<Post>('blog_posts');

const SERVICES = {
  seo: 'SEO',
  ppc: 'PPC',
  'content-strategy': 'Content Strategy',
  'site-speed': 'Site Speed',
  'local-seo': 'Local SEO',
  'ecommerce-seo': 'E-commerce SEO',
};
const STATES = {
  Ahmedabad: 'Gujarat',
  Bangalore: 'Karnataka',
  Chennai: 'Tamil Nadu',
  Delhi: 'Delhi',
  Hyderabad: 'Telangana',
  Jaipur: 'Rajasthan',
  Kochi: 'Kerala',
  Kolkata: 'West Bengal',
  Lucknow: 'Uttar Pradesh',
  Mumbai: 'Maharashtra',
  Pune: 'Maharashtra',
  Surat: 'Gujarat',
};
const RELATED = ['Bangalore', 'Chennai', 'Hyderabad', 'Kolkata', 'Mumbai'];
const CATEGORIES = ['SEO', 'Content Strategy', 'Marketing', 'Analytics', 'Social Media'];

/** The texts of the other two stand in content/ until somebody changes them. */
const isWritten = ({ service_slug: slug }: Service) => slug !== 'local-seo' && slug !== 'ecommerce-seo';
const nameOf = ({ service_type: service, city }: CityPage) => `${service} in ${city}`;
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
const isFilled = (text: unknown) =>
  typeof text === 'string' && text.trim().length > 0 && text === text.trim();
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

function assertTexts(list: Texts[], keys: string[], count: number, where: string): void {
  assert.equal(list.length, count, where);
  for (const item of list) {
    assert.deepEqual(Object.keys(item).sort(), keys.toSorted(), where);
    for (const text of Object.values(item)) assert.ok(isFilled(text), `${where}: ${JSON.stringify(item)}`);
  }
}

describe('the seed', () => {
  after(stack.close);

  describe('services', () => {
    it('are the six, under their names', () => {
      const found = Object.fromEntries(services.map((row) => [row.service_slug, row.service_name]));
      assert.deepEqual(found, SERVICES);
    });

    for (const slug of Object.keys(SERVICES))
      it(`${slug} has every text and every list`, () => {
        const service = services.find((row) => row.service_slug === slug) ?? assert.fail('no row');
        assert.ok(isFilled(service.service_description));
        for (const column of ['meta_title', 'meta_description', 'hero_heading', 'hero_subheading'] as const)
          assert.equal(isFilled(service[column]), isWritten(service), column);
        if (!isWritten(service)) return;
        for (const column of ['expertise_areas', 'benefits', 'process_steps'] as const)
          assertTexts(service[column], ['name', 'description'], column === 'process_steps' ? 5 : 6, column);
        assertTexts(service.faq, ['question', 'answer'], 5, 'faq');
      });
  });

  describe('authors', () => {
    it('are three, complete and marked as samples', () => {
      assert.deepEqual(authors.map(({ slug }) => slug).sort(), [
        'ananya-rao',
        'farah-siddiqui',
        'vikram-menon',
      ]);
      for (const author of authors) {
        assert.equal(author.is_sample, true, author.name);
        for (const text of [author.name, author.short_bio, author.full_bio])
          assert.ok(isFilled(text), author.name);
        assert.ok(existsSync(join(publicFolder, author.profile_image)), author.profile_image);
        for (const link of Object.values(author.social_links)) assert.equal(new URL(link).protocol, 'https:');
      }
    });
  });

  describe('articles', () => {
    it('are at least fourteen, all published, with text for each of the five categories', async () => {
      assert.ok(posts.length >= 14, `${posts.length} articles`);
      const [all] = await stack.sql('select count(*) from public.blog_posts');
      assert.equal(String(posts.length), all?.count);
      assert.deepEqual([...new Set(posts.map(({ category }) => category))].sort(), CATEGORIES.toSorted());
    });

    it('have one among them that is featured', () => {
      assert.equal(posts.filter(({ is_featured: featured }) => featured).length, 1);
    });

    for (const post of posts)
      it(`${post.slug} is whole`, () => {
        const writer = authors.find(({ id }) => id === post.author_id);
        assert.equal(post.author, writer?.name);
        assert.deepEqual([post.tags[0], post.categories], [post.category, [post.category]]);
        assert.ok(post.tags.length >= 3, 'a category and two topics');
        assert.ok(existsSync(join(publicFolder, post.featured_image)), post.featured_image);
        assert.ok(isFilled(post.featured_image_alt), 'what its picture shows');
        assert.ok(isFilled(post.title) && isFilled(post.excerpt), 'title and excerpt');
        const words = wordsOf(post.content).length;
        assert.ok(words >= 600 && words <= 1200, `${words} words`);
        const prose = post.content.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
        assert.doesNotMatch(prose, /^# /m);
        assert.match(prose, /^## /m);
      });

    it('share topics, so that each has a related one', () => {
      for (const { slug, tags } of posts)
        assert.ok(
          posts.some((other) => other.slug !== slug && other.tags.some((tag) => tags.includes(tag))),
          slug,
        );
    });
  });

  it('the notification template holds every placeholder, and no other', async () => {
    const { data } = await stack.secret.from('email_templates').select('name, subject, body');
    assert.deepEqual(
      data?.map(({ name }) => name),
      ['contact_form_notification'],
    );
    const { subject = '', body = '' } = data?.[0] ?? {};
    const used = [...`${subject}${body}`.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name);
    assert.deepEqual([...new Set(used)].sort(), [
      'city',
      'company',
      'email',
      'message',
      'name',
      'phone',
      'service_interest',
    ]);
    assert.doesNotMatch(body, /<script|javascript:|\son\w+=/i);
  });

  describe('city pages', () => {
    for (const service of Object.values(SERVICES))
      it(`${service} has its cities`, () => {
        const found = cityPages.filter((page) => page.service_type === service).map(({ city }) => city);
        const everywhere = service === 'SEO' || service === 'Local SEO';
        assert.deepEqual(found.sort(), everywhere ? Object.keys(STATES) : RELATED);
      });

    for (const page of cityPages)
      it(`${nameOf(page)} is whole`, () => {
        assert.equal(page.state, new Map(Object.entries(STATES)).get(page.city));
        for (const text of [page.h1_title, page.intro_paragraph, ...page.faq_questions, ...page.faq_answers])
          assert.ok(isFilled(text), text);
        assert.ok(page.intro_paragraph.includes('\n\n'), 'two paragraphs');
        assert.ok(
          page.intro_paragraph.includes(page.city) || page.h1_title.includes(page.city),
          'names its city',
        );
        assertTexts(page.services_offered, ['title', 'description'], 5, 'services_offered');
        assert.deepEqual([page.faq_questions.length, page.faq_answers.length], [4, 4]);
      });

    it('have hardly a phrase of five words in common', () => {
      const shingles = cityPages.map((page) => ({ name: nameOf(page), set: shinglesOf(page) }));
      const alike: string[] = [];
      for (const [index, one] of shingles.entries())
        for (const other of shingles.slice(index + 1)) {
          const overlap = one.set.intersection(other.set).size / Math.min(one.set.size, other.set.size);
          if (overlap >= 0.05) alike.push(`${one.name} / ${other.name}: ${overlap.toFixed(3)}`);
        }
      assert.deepEqual(alike, []);
    });
  });

  describe('search results', () => {
    const pages: (Meta & { where: string })[] = [
      ...services.filter(isWritten).map((row) => ({ ...row, where: row.service_slug })),
      ...cityPages.map((row) => ({ ...row, where: nameOf(row) })),
      ...posts.map((row) => ({ ...row, where: row.slug })),
    ];

    it('show each page under a title and a description of its own', () => {
      assert.deepEqual(repeated(pages.map(({ meta_title: title }) => title.toLowerCase())), []);
      assert.deepEqual(repeated(pages.map(({ meta_description: text }) => text.toLowerCase())), []);
    });

    it('have room for them', () => {
      const outside = pages.filter(
        ({ meta_title: title, meta_description: description }) =>
          title.length < 25 || title.length > 60 || description.length < 110 || description.length > 160,
      );
      assert.deepEqual(
        outside.map(({ where, meta_title, meta_description }) => [
          where,
          meta_title.length,
          meta_description.length,
        ]),
        [],
      );
    });
  });

  it('links only to pages that exist', () => {
    const paths = new Set([
      ...['/', '/contact', '/services', '/blog', '/locations', '/privacy-policy', '/terms'],
      ...services.map((row) => `/services/${row.service_slug}`),
      ...cityPages.map(({ service_type: service, city }) => {
        const [slug] = Object.entries(SERVICES).find(([, name]) => name === service) ?? [];
        return `/services/${slug}/${city.toLowerCase()}`;
      }),
      ...posts.map(({ slug }) => `/blog/${slug}`),
      ...authors.map(({ slug }) => `/author/${slug}`),
    ]);
    const texts = [
      ...posts.map(({ slug, content }) => ({ where: slug, text: content })),
      ...authors.map(({ slug, full_bio: text }) => ({ where: slug, text })),
      ...cityPages.map((page) => ({ where: nameOf(page), text: textOf(page) })),
    ];
    const links = texts.flatMap(({ where, text }) =>
      [...text.matchAll(/\]\((\/[^)\s#?]*)/g)].map(([, path = '']) => ({ where, path })),
    );
    assert.ok(links.length >= posts.length, `${links.length} links`);
    assert.deepEqual(
      links.filter(({ path }) => !paths.has(path)),
      [],
    );
  });

  it('marks every person and testimonial in it as a sample', () => {
    const testimonials = cityPages.flatMap((page) => page.testimonials);
    assert.ok(testimonials.length > 0);
    for (const { quote, author, company, rating, is_sample: isSample } of testimonials) {
      assert.equal(isSample, true, author);
      for (const text of [quote, author, company]) assert.ok(isFilled(text), author);
      assert.ok(rating >= 1 && rating <= 5, author);
    }
  });
});

function textOf(page: CityPage): string {
  return [
    page.h1_title,
    page.intro_paragraph,
    ...page.services_offered.flatMap((item) => [item.title, item.description]),
    ...page.faq_questions.flatMap((question, index) => [question, page.faq_answers[index]]),
  ].join('\n');
}

function shinglesOf(page: CityPage): Set<string> {
  const words = wordsOf(textOf(page).toLowerCase());
  return new Set(words.slice(0, -4).map((_, index) => words.slice(index, index + 5).join(' ')));
}
