import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { samples, store } from './samples.ts';
import { type Row, startTestStack } from './support.ts';

const stack = await startTestStack();
const { clients, secret, sql } = stack;
const staff = clients['an administrator'];
const visitor = clients['a visitor'];

async function kept(service: Row, pages: readonly string[] = []): Promise<Row> {
  const stored = await store(stack, 'service_details', samples.service(service));
  for (const city of pages)
    await store(stack, 'city_pages', samples.cityPage({ city, service_type: stored.service_name }));
  return stored;
}
async function change(service: Row, fields: Row): Promise<void> {
  const { error } = await staff.from('service_details').update(fields).eq('id', service.id);
  if (error) throw new Error(`${error.code} ${error.message}`);
}
const pathsOf = async (name: string) =>
  (
    await sql(
      `select verdict.path from public.city_page_verdicts as verdict join public.city_pages as page on page.id = verdict.page_id
       where page.service_type = $1 order by 1`,
      name,
    )
  ).map(({ path }) => path);
const remove = (args: Row) => staff.rpc('delete_service', args);

describe('services of the staff', () => {
  after(stack.close);

  it('take their city pages along when they are renamed, and keep what was judged of them', async () => {
    const service = await kept({ service_name: 'Voice', service_slug: 'voice' }, ['Agra', 'Indore']);
    const judged = () =>
      sql(
        `select judged_at from public.city_page_verdicts where path like '/services/voice/%' order by path`,
      );
    const before = await judged();
    await change(service, { service_name: 'Voice Search' });
    assert.deepEqual(await pathsOf('Voice Search'), ['/services/voice/agra', '/services/voice/indore']);
    assert.deepEqual(await judged(), before);
    const { data } = await visitor.from('covered_cities').select('services').eq('slug', 'agra').single();
    assert.deepEqual(data?.services, ['Voice Search']);
  });

  it('have room for what the form takes, in Hindi, and so have city pages', async () => {
    const hindi = (letters: number) => 'क'.repeat(letters);
    const faq = Array(20).fill({ question: hindi(300), answer: hindi(3000) });
    const named = Array(12).fill({ name: hindi(200), description: hindi(1000) });
    const service = await kept({ faq, expertise_areas: named, benefits: named });
    const said = {
      quote: hindi(1500),
      author: hindi(120),
      role: hindi(120),
      company: hindi(120),
      source: hindi(500),
    };
    const page = samples.cityPage({
      ...{ city: 'Itarsi', service_type: service.service_name },
      services_offered: Array(12).fill({ title: hindi(200), description: hindi(2000) }),
      faq_questions: Array(15).fill(hindi(300)),
      faq_answers: Array(15).fill(hindi(3000)),
      testimonials: Array(8).fill(said),
    });
    await store(stack, 'city_pages', page);
    const { data } = await staff.rpc('check_city_page', { draft: page });
    assert.equal(data.is_indexable, false);
    assert.ok(data.reasons.length > 0);
  });

  it('are previewed by whoever writes them alone, beside the city pages they write', async () => {
    const preview = (page: string) => ({ page, draft: { service_name: 'Voice' } });
    for (const page of ['new', 'service:new', `service:${crypto.randomUUID()}`])
      assert.equal((await staff.from('city_page_previews').insert(preview(page))).error, null);
    const colleague = (await stack.signUpAdministrator('colleague@example.com', 'editor')).client;
    assert.deepEqual((await colleague.from('city_page_previews').select()).data, []);
    for (const page of ['service:', 'author:new', 'service:service:new'])
      assert.equal((await staff.from('city_page_previews').insert(preview(page))).error?.code, '23514');
  });

  it('are found under a slug that they had before, with redirects, links and enquiries', async () => {
    const service = await kept({ service_slug: 'mail' }, ['Bhopal']);
    await store(stack, 'slug_redirects', samples.redirect({ target_path: '/services/mail/bhopal' }));
    const enquiry = await store(stack, 'form_submissions', samples.submission({ service_interest: 'mail' }));
    await change(service, { service_slug: 'email' });
    assert.deepEqual(await pathsOf(String(service.service_name)), ['/services/email/bhopal']);
    const former = await visitor.from('former_service_slugs').select('slug').eq('service_id', service.id);
    assert.deepEqual(former.data, [{ slug: 'mail' }]);
    const told = await secret
      .from('form_submissions')
      .select('service_interest')
      .eq('id', enquiry.id)
      .single();
    assert.equal(told.data?.service_interest, 'email');
    const led = await secret
      .from('slug_redirects')
      .select('target_path')
      .like('target_path', '/services/email%');
    assert.deepEqual(led.data, [{ target_path: '/services/email/bhopal' }]);
    await change(service, { service_slug: 'mail' });
    const back = await visitor.from('former_service_slugs').select('slug').eq('service_id', service.id);
    assert.deepEqual(back.data, [{ slug: 'email' }]);
  });

  it('are at no address as drafts, and neither are their city pages', async () => {
    const service = await kept({}, ['Surat']);
    await change(service, { status: 'draft' });
    assert.deepEqual(await pathsOf(String(service.service_name)), [null]);
    assert.deepEqual((await visitor.from('service_details').select('id').eq('id', service.id)).data, []);
    const stranger = await clients['a stranger'].from('service_details').select('id').eq('id', service.id);
    assert.deepEqual(stranger.data, []);
    await change(service, { status: 'published' });
    assert.deepEqual(await pathsOf(String(service.service_name)), [
      `/services/${service.service_slug}/surat`,
    ]);
  });

  it('stay as long as they have city pages, unless another service takes them', async () => {
    const service = await kept({ service_name: 'Radio Ads', service_slug: 'wireless' }, ['Agra', 'Pune']);
    await change(service, { service_slug: 'radio' });
    const refused = await remove({ service_id: service.id });
    assert.equal(refused.error?.code, 'PT422');
    assert.match(refused.error?.message ?? '', /^Radio Ads still has 2 city pages\. Move them/);
    const rival = await kept({ service_name: 'Audio' }, ['Agra']);
    const doubled = await remove({ service_id: service.id, move_to: rival.id });
    assert.match(doubled.error?.message ?? '', /^Audio has a page of its own in 1 of these cities/);
    const heir = await kept({ service_name: 'Sound', service_slug: 'sound' });
    assert.equal((await remove({ service_id: service.id, move_to: heir.id })).error, null);
    assert.deepEqual(await pathsOf('Sound'), ['/services/sound/agra', '/services/sound/pune']);
    const former = await visitor
      .from('former_service_slugs')
      .select('slug')
      .eq('service_id', heir.id)
      .order('slug');
    assert.deepEqual(former.data, [{ slug: 'radio' }, { slug: 'wireless' }]);
    assert.equal((await remove({ service_id: service.id })).error, null);
  });

  it('are not removed past their city pages by a direct call either', async () => {
    const service = await kept({}, ['Kanpur']);
    const { error } = await staff.from('service_details').delete().eq('id', service.id);
    assert.equal(error?.code, '23503');
  });

  it('stand in the order of the staff once one was moved', async () => {
    const names = async () =>
      (
        await visitor
          .from('service_details')
          .select('service_name')
          .order('position', { nullsFirst: false })
          .order('service_name')
      ).data?.map(({ service_name: name }) => name) ?? [];
    const before = await names();
    const last = before.at(-1) ?? '';
    const { data } = await secret.from('service_details').select('id').eq('service_name', last).single();
    const moved = await staff.rpc('move_service_position', { service_id: data?.id, to_position: 0 });
    assert.equal(moved.error, null);
    assert.deepEqual(await names(), [last, ...before.slice(0, -1)]);
  });

  it('are moved from the order in which they were seen, as long as nobody has put them in one', async () => {
    const services = await Promise.all(
      ['Alpha', 'Beta', 'Gamma'].map((service_name) => kept({ service_name })),
    );
    const [alpha, beta, gamma] = services.map(({ id }) => id);
    await secret.from('service_details').update({ position: null }).gte('position', 0);
    const seen = [gamma, beta, alpha];
    await staff.rpc('move_service_position', { service_id: gamma, to_position: 1, seen });
    const { data } = await secret.from('service_details').select('id').in('id', seen).order('position');
    assert.deepEqual(
      data?.map(({ id }) => id),
      [beta, gamma, alpha],
    );
  });

  it('come back from the bin with the slugs that they had before, but for those that are taken', async () => {
    const service = await kept({ service_slug: 'voice-one' });
    for (const slug of ['voice-two', 'voice-three', 'voice-four'])
      await change(service, { service_slug: slug });
    await remove({ service_id: service.id });
    await kept({ service_slug: 'voice-two' });
    const back = await staff.rpc('bring_back', { of_kind: 'service', of_item: service.id });
    assert.equal(back.error, null);
    const { data } = await visitor
      .from('former_service_slugs')
      .select('slug')
      .eq('service_id', service.id)
      .order('slug');
    assert.deepEqual(data, [{ slug: 'voice-one' }, { slug: 'voice-three' }]);
  });

  for (const caller of ['a visitor', 'a stranger'] as const)
    it(`are neither moved nor deleted by ${caller}`, async () => {
      const service = await kept({});
      const refusals = await Promise.all([
        clients[caller].rpc('delete_service', { service_id: service.id }),
        clients[caller].rpc('move_service_position', { service_id: service.id, to_position: 0 }),
        clients[caller].rpc('count_service_pages'),
      ]);
      for (const { error } of refusals) assert.ok(error);
      assert.equal((await secret.from('service_details').select('id').eq('id', service.id)).data?.length, 1);
    });

  for (const slug of ['blog', 'admin', 'locations', '123', 'a-services-in-pune'])
    it(`none is at /services/${slug}, which other addresses of the site begin with`, async () => {
      const { error } = await staff.from('service_details').insert(samples.service({ service_slug: slug }));
      assert.equal(error?.code, '23514');
    });
});
