import lock from '@/package-lock.json';

type Entry = { version?: string; resolved?: string; integrity?: string; link?: boolean; optional?: boolean };

/**
 * Builds for other systems, which the registry that the lock file was written with does not have. Whoever can reach them
 * adds what `npm view NAME@VERSION dist.integrity` says, and takes the name off this list.
 */
const UNSEEN: Record<string, string> = {
  '@biomejs/cli-':
    'android-arm64 android-x64 darwin-arm64 darwin-x64 linux-arm64-musl linux-x64-musl win32-arm64 win32-x64',
  '@next/swc-': 'darwin-arm64 darwin-x64 win32-arm64-msvc win32-x64-msvc',
  '@tailwindcss/oxide-':
    'android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf wasm32-wasi win32-arm64-msvc win32-x64-msvc',
  '@unrs/resolver-binding-':
    'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-loong64-gnu linux-loong64-musl linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
};
const REGISTRY = 'https://registry.npmjs.org/';
const unseen = Object.entries(UNSEEN).flatMap(([prefix, systems]) =>
  systems.split(' ').map((system) => `node_modules/${prefix}${system}`),
);
const entries = Object.entries<Entry>(lock.packages).filter(([name, { link }]) => name !== '' && !link);

test('every package is known by the hash of what was installed, or is named as one that nobody here has seen', () => {
  const unsure = entries.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
  expect(unsure.map(([name]) => name).sort()).toEqual(unseen.sort());
});

test('what nobody has seen is optional, so that nothing runs that depends on it', () => {
  for (const [name, { optional }] of entries)
    if (unseen.includes(name)) expect([name, optional]).toEqual([name, true]);
});

test('no package comes from anywhere but the registry', () => {
  const elsewhere = entries.filter(([, { resolved = REGISTRY }]) => !resolved.startsWith(REGISTRY));
  expect(elsewhere).toEqual([]);
});
