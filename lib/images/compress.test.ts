/** @jest-environment node */
import sharp from 'sharp';
import { compressImage } from './compress';
import { imageName, imagePath, sizeInName, sizeOfStored } from './name';

const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#e8a317' } });

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s becomes WebP of the same size', async (format) => {
  const { content, ...size } = await compressImage(await picture().toFormat(format).toBuffer());
  expect(size).toEqual({ width: 60, height: 40 });
  expect((await sharp(content).metadata()).format).toBe('webp');
});

test('is turned upright, and keeps nothing that the camera wrote', async () => {
  const shot = await picture()
    .withExif({ IFD0: { Make: 'Secret camera', Orientation: '6' }, IFD3: { GPSLatitude: '19/1 4/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { content, width, height } = await compressImage(shot);
  expect([width, height]).toEqual([40, 60]);
  const { exif, icc, xmp, iptc, orientation } = await sharp(content).metadata();
  expect([exif, icc, xmp, iptc, orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('is made at most 2000 pixels wide', async () => {
  const { width, height } = await compressImage(await picture(3000, 1500).png().toBuffer());
  expect([width, height]).toEqual([2000, 1000]);
});

test('the same picture is the same file', async () => {
  const file = await picture().png().toBuffer();
  expect((await compressImage(file)).content).toEqual((await compressImage(file)).content);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
test('a drawing is refused with a way out', async () => {
  await expect(compressImage(Buffer.from(svg))).rejects.toThrow(/SVG .* Please export it as PNG/);
});

test('a moving picture is refused with a way out', async () => {
  const frames = await sharp(
    [await picture().png().toBuffer(), await picture(60, 40).negate().png().toBuffer()],
    {
      join: { animated: true },
    },
  )
    .webp()
    .toBuffer();
  for (const file of [await picture().gif().toBuffer(), frames])
    await expect(compressImage(file)).rejects.toThrow('Please save one frame of it');
});

test.each([
  ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['nothing', Buffer.alloc(0)],
])('%s is refused', async (_, file) => {
  await expect(compressImage(file)).rejects.toThrow('not a picture that can be read');
});

test('half a picture is refused', async () => {
  const whole = await sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      noise: { type: 'gaussian', mean: 99, sigma: 40 },
      background: 'red',
    },
  })
    .jpeg()
    .toBuffer();
  await expect(compressImage(whole.subarray(0, whole.length / 2))).rejects.toThrow(
    'not a picture that can be read',
  );
});

test('a small file that would unfold to more than 40 megapixels is refused before it does', async () => {
  const bomb = await picture(8000, 5001).png({ compressionLevel: 9 }).toBuffer();
  await expect(compressImage(bomb)).rejects.toThrow('more than 40 megapixels');
});

test('a name states the size', () => {
  const name = imageName('ab'.repeat(32), { width: 1600, height: 900 });
  expect(name).toBe(`${'ab'.repeat(16)}-1600x900.webp`);
  expect(sizeOfStored(imagePath(name))).toEqual({ width: 1600, height: 900 });
  for (const other of [
    'a-1x1.webp',
    `../${name}`,
    name.replace('webp', 'svg'),
    name.toUpperCase(),
    name.replace('900', '0'),
  ])
    expect(sizeInName(other)).toBeNull();
  expect(sizeOfStored(`/covers/${name}`)).toBeNull();
});
