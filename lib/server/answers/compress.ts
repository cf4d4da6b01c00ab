import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;

const brotli = (quality: number) => (body: Buffer) =>
  promisify(brotliCompress)(body, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT },
  });

/** Compressed as well as can be, for what is compressed once and sent many times; `quickBr` for what is sent once. */
export const compressions = {
  br: brotli(11),
  quickBr: brotli(5),
  gzip: (body: Buffer): Promise<Buffer> => promisify(gzip)(body, { level: 9 }),
};
