import fs from 'node:fs';
import path from 'node:path';
import { errorCode, log } from '../../log.ts';
import { COMPRESSED, filesBelow } from '../answers/static-files.ts';

/** How many releases are kept, and their files: the present one, and those before it for the way back. */
export const KEPT_RELEASES = 3;
/** Another instance may have brought another release since. */
const LOOK_AGAIN_MS = 2000;

/**
 * The scripts, styles and fonts of the last releases, for pages that were loaded before the site went on to the next. They
 * lie in one folder, which all instances on a machine or a volume may share, each release under its name.
 */
export class KeptFiles {
  readonly #folder: string;
  #places = new Map<string, string>();
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Adds those of a build, and takes the oldest away. */
  keep(buildFolder: string, publicFolder: string): void {
    const release = fs.readFileSync(path.join(buildFolder, 'BUILD_ID'), 'utf8').trim();
    const place = path.join(this.#folder, release);
    if (fs.existsSync(place)) fs.utimesSync(place, new Date(), new Date());
    else bringTogether(buildFolder, publicFolder, place);
    for (const older of releasesIn(this.#folder).slice(KEPT_RELEASES))
      fs.rmSync(older, { recursive: true, force: true });
  }

  /** Where a file lies that is not of this build. */
  find(file: string): string | null {
    if (!this.#places.has(file)) this.#look();
    const place = this.#places.get(file);
    return place && fs.existsSync(place) ? place : null;
  }

  #look(): void {
    if (performance.now() - this.#lookedAt < LOOK_AGAIN_MS) return;
    this.#lookedAt = performance.now();
    this.#places = new Map(
      releasesIn(this.#folder).flatMap((release) =>
        filesBelow(release).map((file) => [`/${file}`, path.join(release, file)] as const),
      ),
    );
  }
}

/**
 * Adds the files of a build to those that are kept, where a folder for that is named. A disk that is full or not to be written
 * costs those who come with an older page, and nobody else.
 */
export function keepFiles(folder: string | undefined, buildFolder: string): KeptFiles | null {
  if (!folder) return null;
  const files = new KeptFiles(path.resolve(folder));
  try {
    files.keep(buildFolder, path.resolve('public'));
  } catch (error) {
    log.error('kept-files.unwritten', { code: errorCode(error) });
  }
  return files;
}

/** Into a folder that nobody looks into yet: what stands under the name of a release is whole. */
function bringTogether(buildFolder: string, publicFolder: string, place: string): void {
  const unfinished = `${place}.${process.pid}.tmp`;
  link(path.join(buildFolder, 'static'), path.join(unfinished, '_next/static'));
  link(path.join(publicFolder, 'scripts'), path.join(unfinished, 'scripts'));
  for (const folder of ['_next', 'scripts'])
    link(path.join(buildFolder, COMPRESSED, folder), path.join(unfinished, folder));
  try {
    fs.renameSync(unfinished, place);
  } catch {
    // Another instance of the same build was first.
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
}

function link(source: string, target: string): void {
  for (const file of filesBelow(source)) {
    const place = path.join(target, file);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    try {
      fs.linkSync(path.join(source, file), place);
    } catch {
      fs.copyFileSync(path.join(source, file), place);
    }
  }
}

/** The last that began to be served first. */
function releasesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => !name.endsWith('.tmp'))
    .map((name) => path.join(folder, name))
    .sort((one, other) => servedSince(other) - servedSince(one));
}

/** Another instance may take it away at the same moment. */
const servedSince = (release: string) => fs.statSync(release, { throwIfNoEntry: false })?.mtimeMs ?? 0;
