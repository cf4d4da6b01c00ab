import fs from 'node:fs';
import { cityDrawings } from '@/content/city-drawings';
import { team } from '@/content/contact';
import { cityCover } from '../../cities/cover';
import { previewPicture } from './preview';

const MAX_BYTES = 300_000;
const fileOf = (src: string | null | undefined) => `public${src}`;

test('pictures that previews show stay, and drawings give way to a copy or to nothing', () => {
  expect(previewPicture('/covers/a.webp')).toBe('/covers/a.webp');
  expect(previewPicture('https://pictures.example/a.jpg')).toBe('https://pictures.example/a.jpg');
  expect(previewPicture('/portraits/vikram-menon.svg')).toBe('/portraits/vikram-menon.webp');
  expect(previewPicture('/portraits/nobody.svg')).toBeNull();
  expect(previewPicture('')).toBeNull();
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'a city called %s has no picture',
  (slug) => {
    expect(cityCover(slug)).toBeUndefined();
  },
);

test('every portrait and every city that is drawn has a light picture for previews', () => {
  const pictures = [
    ...team.map(({ image }) => previewPicture(image)),
    ...[...cityDrawings.keys()].map((slug) => cityCover(slug)?.url),
  ];
  expect(pictures).toHaveLength(16);
  for (const picture of pictures) expect(fs.statSync(fileOf(picture)).size).toBeLessThan(MAX_BYTES);
});
