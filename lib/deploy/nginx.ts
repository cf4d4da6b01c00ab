import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

const template = path.join(import.meta.dirname, 'nginx.conf');

/** What nginx.conf is filled in with; it says itself what each is. */
export type NginxSettings = {
  SITE_URL: string;
  SITE_ONE: string;
  SITE_TWO: string;
  LISTEN: string;
  PURGE_LISTEN: string;
  STATE_FOLDER: string;
};

/** Debian has it where the search path of an ordinary user does not look. */
const PLACES = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'];

/** The nginx of this machine; null where there is none. */
export function findNginx(): string | null {
  return PLACES.find((place) => spawnSync(place, ['-v']).status === 0) ?? null;
}

/** Starts nginx with our configuration, in the foreground; it listens when this answers. @param log where its log goes, as a file that is open */
export async function startNginx(
  nginx: string,
  settings: NginxSettings,
  log: number | 'ignore' = 'ignore',
): Promise<ChildProcess> {
  const { STATE_FOLDER } = settings;
  fs.mkdirSync(STATE_FOLDER, { recursive: true });
  const file = path.join(STATE_FOLDER, 'nginx.conf');
  fs.writeFileSync(file, filledIn(settings));
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const child = spawn(nginx, ['-c', file, '-g', `daemon off;${user}`], {
    stdio: ['ignore', log, 'inherit'],
  });
  const pid = path.join(STATE_FOLDER, 'nginx.pid');
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    if (fs.existsSync(pid)) return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx could not start: see above.');
}

export async function stopNginx(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

export function filledIn(settings: NginxSettings): string {
  return fs
    .readFileSync(template, 'utf8')
    .replaceAll(
      /\$\{([A-Z_]+)\}/g,
      (written, name: string) => settings[name as keyof NginxSettings] ?? written,
    );
}
