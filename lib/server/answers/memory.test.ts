import { type Answer, readyAnswer } from './answer';
import { Memory } from './memory';

function answer(page: string, tags: string[], kilobytes = 1): Answer {
  const body = Buffer.alloc(kilobytes * 1024);
  const bodies = { br: body, gzip: Buffer.alloc(0), identity: Buffer.alloc(0) };
  return readyAnswer(['ETag', '"a"'], bodies, { page, tags, freshUntil: Date.now() + 1000 });
}

describe('the memory of answers', () => {
  test('forgets what carries a tag that expires, and nothing else', () => {
    const memory = new Memory();
    memory.keep('/blog', answer('/blog', ['posts']));
    memory.keep('/locations', answer('/locations', ['cities']));
    memory.forgetTags(['posts']);
    expect(memory.find('/blog')).toBeUndefined();
    expect(memory.find('/locations')).toBeDefined();
  });

  test('forgets every address of a page that was rendered anew', () => {
    const memory = new Memory();
    for (const address of ['/services/seo/delhi', '/seo-services-in-delhi', '/seo/delhi'])
      memory.keep(address, answer('/services/seo/delhi', []));
    memory.forgetPage('/services/seo/delhi');
    expect(memory.find('/seo-services-in-delhi')).toBeUndefined();
    expect(memory.find('/seo/delhi')).toBeUndefined();
  });

  test('has another version after something expired, so that what was asked for before is not kept', () => {
    const memory = new Memory();
    const before = memory.version;
    memory.forgetTags(['posts']);
    expect(memory.version).not.toBe(before);
  });

  test('is bounded: the oldest go first', () => {
    const memory = new Memory();
    for (let index = 0; index < 100; index++) memory.keep(`/${index}`, answer(`/${index}`, [], 1024));
    expect(memory.find('/0')).toBeUndefined();
    expect(memory.find('/99')).toBeDefined();
    const kept = Array.from({ length: 100 }, (_, index) => memory.find(`/${index}`)).filter(Boolean);
    expect(kept.length).toBe(24);
  });

  test.each(['constructor', '__proto__'])('knows nothing of %s', (name) => {
    const memory = new Memory();
    expect(memory.find(name)).toBeUndefined();
    expect(memory.originOf(name)).toBeUndefined();
  });
});
