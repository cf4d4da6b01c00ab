import type { clientOf } from './support.ts';

type Client = ReturnType<typeof clientOf>;
type Response = { status: number; data: unknown; count?: number | null; error: { code?: string } | null };
export type Role = 'visitor' | 'stranger' | 'administrator' | 'service';

const lead = { name: 'Asha', email: 'asha@example.com', message: 'Please call back.' };
const leadId = '0a000000-0000-4000-8000-000000000001';
const post = { title: 'A post', author: 'Asha', status: 'draft' };
const city = { city: 'Mumbai', service_type: 'SEO' };

/** The calls of the site, and those that nobody should get through: [what it is, who asks, the call]. */
export const cases: [string, Role, (client: Client) => PromiseLike<Response>][] = [
  // Reading
  [
    'lists services',
    'visitor',
    (c) => c.from('service_details').select('service_name, service_slug').order('service_name'),
  ],
  [
    'reads a service',
    'visitor',
    (c) =>
      c.from('service_details').select('service_name, faq, benefits').eq('service_slug', 'seo').maybeSingle(),
  ],
  [
    'reads a service that is not there',
    'visitor',
    (c) => c.from('service_details').select('service_name').eq('service_slug', 'none').maybeSingle(),
  ],
  [
    'requires a service that is not there',
    'visitor',
    (c) => c.from('service_details').select('service_name').eq('service_slug', 'none').single(),
  ],
  [
    'lists city pages',
    'visitor',
    (c) =>
      c
        .from('city_pages')
        .select('city, state, service_type')
        .order('city')
        .order('service_type')
        .range(0, 999),
  ],
  [
    'reads a city page',
    'visitor',
    (c) => c.from('city_pages').select('h1_title, services_offered, testimonials').match(city).maybeSingle(),
  ],
  [
    'lists posts with their authors',
    'visitor',
    (c) =>
      c
        .from('blog_posts')
        .select('slug, title, author_details:author_id(name, slug)')
        .order('published_at', { ascending: false }),
  ],
  [
    'lists posts with the table as the embed',
    'visitor',
    (c) => c.from('blog_posts').select('slug, authors(name, social_links)').order('slug').limit(3),
  ],
  [
    'counts a page of posts',
    'visitor',
    (c) => c.from('blog_posts').select('slug', { count: 'exact' }).order('slug').range(1, 2),
  ],
  ['counts all posts', 'visitor', (c) => c.from('blog_posts').select('*', { count: 'exact', head: true })],
  [
    'counts no posts',
    'visitor',
    (c) => c.from('blog_posts').select('slug', { count: 'exact' }).eq('slug', 'none'),
  ],
  [
    'counts posts beyond the end',
    'visitor',
    (c) => c.from('blog_posts').select('slug', { count: 'exact' }).range(900, 909),
  ],
  ['lists beyond the end', 'visitor', (c) => c.from('blog_posts').select('slug').range(900, 909)],
  [
    'finds posts that share tags',
    'visitor',
    (c) =>
      c
        .from('blog_posts')
        .select('slug')
        .overlaps('tags', ['technical seo', 'local seo', 'seo'])
        .order('slug'),
  ],
  [
    'finds posts that hold a category',
    'visitor',
    (c) => c.from('blog_posts').select('slug').contains('categories', ['Technical SEO']).order('slug'),
  ],
  [
    'searches titles',
    'visitor',
    (c) =>
      c.from('blog_posts').select('slug').or('title.ilike.%search%,excerpt.ilike.%search%').order('slug'),
  ],
  [
    'searches in a group',
    'visitor',
    (c) =>
      c
        .from('blog_posts')
        .select('slug')
        .or('and(view_count.gte.0,slug.like.*local*),slug.in.(none,"a,b")')
        .order('slug'),
  ],
  [
    'leaves out a post',
    'visitor',
    (c) => c.from('blog_posts').select('slug').neq('slug', 'none').not('author_id', 'is', null).order('slug'),
  ],
  [
    'sorts nulls last',
    'visitor',
    (c) => c.from('blog_posts').select('slug').order('featured_image', { nullsFirst: false }).order('slug'),
  ],
  [
    'reads featured posts before a day',
    'visitor',
    (c) =>
      c
        .from('blog_posts')
        .select('slug')
        .is('is_featured', true)
        .lt('published_at', '2030-01-01')
        .gt('published_at', '2000-01-01')
        .order('slug'),
  ],
  ['asks for drafts', 'visitor', (c) => c.from('blog_posts').select('slug').eq('status', 'draft')],
  [
    'asks for drafts as anybody signed in',
    'stranger',
    (c) => c.from('blog_posts').select('slug').eq('status', 'draft'),
  ],
  [
    'asks for drafts as an administrator',
    'administrator',
    (c) => c.from('blog_posts').select('slug').eq('status', 'draft').order('slug'),
  ],
  [
    'finds a redirect',
    'visitor',
    (c) => c.from('slug_redirects').select('target_path').eq('source_path', '/blog/none').maybeSingle(),
  ],
  // Mistakes
  ['names a table that is none', 'visitor', (c) => c.from('nowhere').select()],
  ['names a column that is none', 'visitor', (c) => c.from('authors').select('nothing')],
  ['filters by a column that is none', 'visitor', (c) => c.from('authors').select('name').eq('nothing', 1)],
  [
    'embeds what is not related',
    'visitor',
    (c) => c.from('authors').select('name, service_details(service_name)'),
  ],
  ['compares with a value of another type', 'visitor', (c) => c.from('authors').select('name').eq('id', 'x')],
  [
    'uses an operator that is none',
    'visitor',
    (c) => c.from('authors').select('name').filter('name', 'looks', 'x'),
  ],
  [
    'uses a schema that is not exposed',
    'visitor',
    (c) => c.schema('private').from('rate_limit_buckets').select(),
  ],
  ['requires one of several', 'visitor', (c) => c.from('authors').select('name').single()],
  // What visitors and strangers may not
  ['reads leads', 'visitor', (c) => c.from('form_submissions').select()],
  ['reads leads as anybody signed in', 'stranger', (c) => c.from('form_submissions').select('id')],
  ['counts leads', 'visitor', (c) => c.from('form_submissions').select('*', { count: 'exact', head: true })],
  ['stores a lead', 'visitor', (c) => c.from('form_submissions').insert(lead)],
  ['stores a lead as anybody signed in', 'stranger', (c) => c.from('form_submissions').insert(lead)],
  ['writes a post', 'visitor', (c) => c.from('blog_posts').insert({ ...post, slug: 'x' })],
  [
    'writes a post as anybody signed in',
    'stranger',
    (c) => c.from('blog_posts').insert({ ...post, slug: 'x' }),
  ],
  [
    'changes a post as anybody signed in',
    'stranger',
    (c) => c.from('blog_posts').update({ title: 'x' }).eq('status', 'published').select('slug'),
  ],
  ['deletes authors', 'visitor', (c) => c.from('authors').delete().neq('slug', '')],
  ['reads administrators', 'visitor', (c) => c.from('administrators').select()],
  [
    'reads administrators as anybody signed in',
    'stranger',
    (c) => c.from('administrators').select('user_id'),
  ],
  ['becomes an administrator', 'stranger', (c) => c.from('administrators').insert({ user_id: leadId })],
  ['asks whether it is an administrator', 'visitor', (c) => c.rpc('is_administrator')],
  ['asks whether it is an administrator when signed in', 'stranger', (c) => c.rpc('is_administrator')],
  [
    'draws on a limit',
    'visitor',
    (c) => c.rpc('take_rate_limit', { bucket_name: 'x', per_hour: 1, per_day: 1 }),
  ],
  [
    'claims deliveries as an administrator',
    'administrator',
    (c) => c.rpc('claim_notification_deliveries', { batch: 1, lease_seconds: 1 }),
  ],
  ['reads templates', 'visitor', (c) => c.from('email_templates').select('name')],
  // Storing a lead
  [
    'stores a lead with the secret key',
    'service',
    (c) => c.from('form_submissions').insert({ ...lead, id: leadId, utm: { source: 'x' } }),
  ],
  [
    'stores the same lead again',
    'service',
    (c) => c.from('form_submissions').insert({ ...lead, id: leadId }),
  ],
  [
    'stores the same lead unless it is there',
    'service',
    (c) =>
      c
        .from('form_submissions')
        .upsert({ ...lead, id: leadId }, { onConflict: 'id', ignoreDuplicates: true })
        .select('id'),
  ],
  [
    'stores a lead that is too short',
    'service',
    (c) => c.from('form_submissions').insert({ ...lead, message: 'x' }),
  ],
  [
    'stores a lead without a name',
    'service',
    (c) => c.from('form_submissions').insert({ email: 'a@b.co', message: 'Hello there' }),
  ],
  [
    'stores a lead with a column that is none',
    'service',
    (c) => c.from('form_submissions').insert({ ...lead, nothing: 1 }),
  ],
  [
    'draws on a limit with the secret key',
    'service',
    (c) => c.rpc('take_rate_limit', { bucket_name: 'x', per_hour: 1, per_day: 5 }),
  ],
  [
    'claims the delivery',
    'service',
    (c) =>
      c
        .rpc('claim_notification_deliveries', { batch: 5, lease_seconds: 60 })
        .select('submission_id, state, attempts'),
  ],
  [
    'claims nothing more',
    'service',
    (c) => c.rpc('claim_notification_deliveries', { batch: 5, lease_seconds: 60 }),
  ],
  [
    'records that it was sent',
    'service',
    (c) =>
      c
        .from('notification_deliveries')
        .update({ state: 'sent', claimed_until: null })
        .eq('submission_id', leadId),
  ],
  ['counts a reading', 'visitor', (c) => c.rpc('increment_blog_post_view', { post_slug: 'none' })],
  ['calls a function that is none', 'visitor', (c) => c.rpc('nothing', { a: 1 })],
  [
    'calls a function with other arguments',
    'visitor',
    (c) => c.rpc('increment_blog_post_view', { slug: 'x' }),
  ],
  // Staff
  [
    'lists leads',
    'administrator',
    (c) =>
      c
        .from('form_submissions')
        .select('name, status', { count: 'exact' })
        .order('created_at', { ascending: false })
        .range(0, 24),
  ],
  [
    'changes the status of a lead',
    'administrator',
    (c) =>
      c.from('form_submissions').update({ status: 'contacted' }).eq('id', leadId).select('status').single(),
  ],
  [
    'sets a status that is none',
    'administrator',
    (c) => c.from('form_submissions').update({ status: 'lost' }).eq('id', leadId),
  ],
  [
    'rewrites a lead',
    'administrator',
    (c) => c.from('form_submissions').update({ message: 'Rewritten' }).eq('id', leadId),
  ],
  [
    'writes a post',
    'administrator',
    (c) =>
      c
        .from('blog_posts')
        .insert({ ...post, slug: 'a-post', tags: ['a', 'b,"c"'], content: 'é 🙂' })
        .select('slug, tags, content, view_count')
        .single(),
  ],
  [
    'writes a post under a slug that is taken',
    'administrator',
    (c) => c.from('blog_posts').insert({ ...post, slug: 'a-post' }),
  ],
  [
    'writes a post by nobody',
    'administrator',
    (c) => c.from('blog_posts').insert({ ...post, slug: 'b-post', author_id: leadId }),
  ],
  [
    'writes a post under a malformed slug',
    'administrator',
    (c) => c.from('blog_posts').insert({ ...post, slug: 'Not A Slug' }),
  ],
  [
    'changes a post that somebody changed meanwhile',
    'administrator',
    (c) =>
      c
        .from('blog_posts')
        .update({ title: 'B' })
        .eq('slug', 'a-post')
        .eq('updated_at', '2000-01-01')
        .select('slug'),
  ],
  [
    'changes a post',
    'administrator',
    (c) =>
      c
        .from('blog_posts')
        .update({ title: 'B', featured_image: null })
        .eq('slug', 'a-post')
        .select('title, authors(name)')
        .single(),
  ],
  [
    'changes nothing of a post',
    'administrator',
    (c) => c.from('blog_posts').update({}).eq('slug', 'a-post').select('slug'),
  ],
  [
    'changes several when one is wanted',
    'administrator',
    (c) => c.from('authors').update({ short_bio: 'Lost' }).neq('slug', '').select('slug').single(),
  ],
  ['finds that unchanged', 'administrator', (c) => c.from('authors').select('slug').eq('short_bio', 'Lost')],
  [
    'deletes a post',
    'administrator',
    (c) => c.from('blog_posts').delete().eq('slug', 'a-post').select('slug'),
  ],
  ['deletes nothing', 'administrator', (c) => c.from('blog_posts').delete().eq('slug', 'a-post')],
  [
    'imports city pages, new and old',
    'administrator',
    (c) =>
      c
        .from('city_pages')
        .upsert(
          [
            { ...city, state: 'Maharashtra' },
            { city: 'Pune', service_type: 'Other', state: 'x' },
          ],
          { onConflict: 'city_slug,service_type' },
        )
        .select('city, state, service_type'),
  ],
  [
    'imports a city page again',
    'administrator',
    (c) =>
      c
        .from('city_pages')
        .upsert({ ...city, state: 'Maharashtra' }, { onConflict: 'city_slug,service_type' }),
  ],
  [
    'imports on a key that is none',
    'administrator',
    (c) => c.from('city_pages').upsert({ ...city, state: 'x' }, { onConflict: 'state' }),
  ],
  ['imports nothing', 'administrator', (c) => c.from('city_pages').insert([]).select()],
  [
    'adds a redirect',
    'administrator',
    (c) =>
      c
        .from('slug_redirects')
        .upsert({ source_path: '/old', target_path: '/new' }, { onConflict: 'source_path' })
        .select('target_path')
        .single(),
  ],
  [
    'changes a template',
    'administrator',
    (c) => c.from('email_templates').update({ subject: 'S' }).eq('name', 'none').select('subject'),
  ],
  [
    'renames a template',
    'administrator',
    (c) => c.from('email_templates').update({ name: 'x' }).eq('name', 'none'),
  ],
  ['deletes a lead', 'administrator', (c) => c.from('form_submissions').delete().eq('id', leadId)],
];
