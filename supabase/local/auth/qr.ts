/** Of error correction level M (ISO/IEC 18004, table 9), by version from 1 on. */
const CHECK_BYTES = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
const QUIET = 4;

type Grid = boolean[][];

/** A QR code as an SVG, dark on light whatever surrounds it. @throws for what is too long for one */
export function qrSvg(text: string): string {
  const modules = qrModules(text);
  const size = modules.length + 2 * QUIET;
  const dark = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`;
}

/** The modules row by row, true for dark: bytes, level M, mask 0. */
export function qrModules(text: string): Grid {
  const bytes = Buffer.from(text);
  const version = versionFor(bytes.length);
  const size = version * 4 + 17;
  const modules: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const taken: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, isDark: boolean) => {
    const [row, fixed] = [modules[y], taken[y]];
    if (!row || !fixed || x < 0 || x >= size) return;
    row[x] = isDark;
    fixed[x] = true;
  };
  drawPatterns(version, size, set);
  drawFormat(size, set);
  drawBytes(withCheckBytes(dataBytes(bytes, version), version), modules, taken);
  return modules;
}

type SetModule = (x: number, y: number, isDark: boolean) => void;

function versionFor(length: number): number {
  const version =
    CHECK_BYTES.findIndex((_, index) => length <= capacity(index + 1) - (index < 9 ? 2 : 3)) + 1;
  if (version === 0) throw new RangeError('too long for a QR code');
  return version;
}

/** How many bytes of data a version has. */
function capacity(version: number): number {
  return totalBytes(version) - (CHECK_BYTES[version - 1] ?? 0) * (BLOCKS[version - 1] ?? 0);
}

function totalBytes(version: number): number {
  const count = Math.floor(version / 7) + 2;
  const alignment = version > 1 ? (25 * count - 10) * count - 55 : 0;
  return Math.floor(((16 * version + 128) * version + 64 - alignment - (version >= 7 ? 36 : 0)) / 8);
}

function dataBytes(bytes: Buffer, version: number): number[] {
  const length = bytes.length.toString(2).padStart(version < 10 ? 8 : 16, '0');
  const content = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const bits = `0100${length}${content}0000`;
  const used = (bits.match(/.{1,8}/g) ?? []).map((eight) => Number.parseInt(eight.padEnd(8, '0'), 2));
  const filling = Array.from({ length: capacity(version) - used.length }, (_, index) =>
    index % 2 ? 0x11 : 0xec,
  );
  return [...used, ...filling];
}

/** The blocks, each with what mends it, byte by byte in turn. */
function withCheckBytes(data: number[], version: number): number[] {
  const blocks = BLOCKS[version - 1] ?? 1;
  const short = Math.floor(data.length / blocks);
  const shortBlocks = blocks - (data.length % blocks);
  let start = 0;
  const parts = Array.from({ length: blocks }, (_, index) => {
    const end = start + short + (index < shortBlocks ? 0 : 1);
    const part = data.slice(start, end);
    start = end;
    return part;
  });
  const checks = parts.map((part) => checkBytes(part, CHECK_BYTES[version - 1] ?? 0));
  return [...inTurn(parts), ...inTurn(checks)];
}

function inTurn(parts: number[][]): number[] {
  const longest = Math.max(...parts.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    parts.flatMap((part) => part.slice(index, index + 1)),
  ).flat();
}

/** The remainder of Reed and Solomon. */
function checkBytes(data: number[], degree: number): number[] {
  const divisor = Array<number>(degree - 1)
    .fill(0)
    .concat(1);
  let root = 1;
  for (let i = 0; i < degree; i++, root = times(root, 2))
    for (let j = 0; j < degree; j++) divisor[j] = times(divisor[j] ?? 0, root) ^ (divisor[j + 1] ?? 0);
  let rest = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, index) => value ^ times(divisor[index] ?? 0, factor));
  }
  return rest;
}

/** A product in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--)
    product = (product << 1) ^ ((product >>> 7) * 0x11d) ^ (((b >>> bit) & 1) * a);
  return product;
}

function drawPatterns(version: number, size: number, set: SetModule): void {
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(5, (dx, dy, ring) => set(x + dx, y + dy, ring !== 2 && ring < 4));
  const places = alignmentPlaces(version, size);
  const corners = [`6 6`, `6 ${size - 7}`, `${size - 7} 6`];
  for (const x of places)
    for (const y of places)
      if (!corners.includes(`${x} ${y}`)) square(3, (dx, dy, ring) => set(x + dx, y + dy, ring !== 1));
  if (version >= 7) drawVersion(version, size, set);
}

/** Calls for each module around a middle with how far it is away. */
function square(reach: number, draw: (dx: number, dy: number, ring: number) => void): void {
  for (let dy = 1 - reach; dy < reach; dy++)
    for (let dx = 1 - reach; dx < reach; dx++) draw(dx, dy, Math.max(Math.abs(dx), Math.abs(dy)));
}

function alignmentPlaces(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step).reverse()];
}

function drawVersion(version: number, size: number, set: SetModule): void {
  const bits = (version << 12) | remainder(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)];
    set(far, near, ((bits >>> i) & 1) === 1);
    set(near, far, ((bits >>> i) & 1) === 1);
  }
}

/** Level M is 0 and so is the mask. */
function drawFormat(size: number, set: SetModule): void {
  const bits = remainder(0, 10, 0x537) ^ 0x5412;
  const isDark = (i: number) => ((bits >>> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    if (i < 6) set(8, i, isDark(i));
    else if (i < 8) set(8, i + 1, isDark(i));
    else if (i === 8) set(7, 8, isDark(i));
    else set(14 - i, 8, isDark(i));
    if (i < 8) set(size - 1 - i, 8, isDark(i));
    else set(8, size - 15 + i, isDark(i));
  }
  set(8, size - 8, true);
}

function remainder(value: number, degree: number, divisor: number): number {
  let rest = value;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * divisor);
  return rest;
}

/** Two columns at a time from the right, upwards and downwards by turns, past whatever is drawn. */
function drawBytes(bytes: number[], modules: Grid, taken: Grid): void {
  const size = modules.length;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpwards = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = isUpwards ? size - 1 - step : step;
        const row = modules[y];
        if (!row || taken[y]?.[x]) continue;
        const isSet = (((bytes[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
        row[x] = isSet !== ((x + y) % 2 === 0);
        bit++;
      }
  }
}
