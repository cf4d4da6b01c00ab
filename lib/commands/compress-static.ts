import fs from 'node:fs';
import path from 'node:path';
import { compressions } from '../server/answers/compress.ts';
import { COMPRESSED, filesBelow } from '../server/answers/static-files.ts';
import { root } from './paths.ts';

const TEXT = /\.(?:js|css|svg|txt|json|xml|webmanifest)$/;

/** Compresses once what the build has made and what lies in `public`, for lib/server/answers to send. */
export async function compressStatic(buildFolder: string): Promise<void> {
  const target = path.join(buildFolder, COMPRESSED);
  fs.rmSync(target, { recursive: true, force: true });
  await compressFolder(path.join(buildFolder, 'static'), path.join(target, '_next/static'));
  await compressFolder(path.join(root, 'public'), target);
}

async function compressFolder(source: string, target: string): Promise<void> {
  for (const file of filesBelow(source).filter((name) => TEXT.test(name))) {
    const body = fs.readFileSync(path.join(source, file));
    const place = path.join(target, file);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(`${place}.br`, await compressions.br(body));
    fs.writeFileSync(`${place}.gz`, await compressions.gzip(body));
  }
}
