/** @jest-environment node */
import { blockAt, blocksOf } from './blocks';

const TEXT = [
  'First\nparagraph.',
  '<div>dropped</div>',
  '## A *heading* with `code`',
  '- one\n- two\n\n  still two',
  '[ref]: https://a.example',
  '[^1]: A note.',
  '| a |\n|---|\n| b |',
  '```md\n# no heading\n```',
].join('\n\n');

test('an article is cut into what its page shows as one element each', () => {
  const blocks = blocksOf(TEXT);
  expect(blocks.map(({ from, to }) => TEXT.slice(from, to).slice(0, 5))).toEqual([
    'First',
    '## A ',
    '- one',
    '| a |',
    '```md',
  ]);
  expect(blocks.flatMap(({ heading }) => heading ?? [])).toEqual([{ level: 2, text: 'A heading with code' }]);
});

test('a place belongs to the block it is in, or else to the one before it', () => {
  const blocks = blocksOf(TEXT);
  const index = (words: string) => blockAt(blocks, TEXT.indexOf(words))?.index;
  expect([index('First'), index('dropped'), index('heading'), index('still'), index('A note')]).toEqual([
    0, 0, 1, 2, 2,
  ]);
  expect(blockAt(blocks, TEXT.length)).toEqual({ index: 4, share: 1 });
  expect(blockAt(blocks, 8)?.share).toBeCloseTo(0.5);
  expect(blockAt([], 3)).toBeNull();
  expect(blockAt(blocksOf('\n\nLate'), 0)).toEqual({ index: 0, share: 0 });
});
