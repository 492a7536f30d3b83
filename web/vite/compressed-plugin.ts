// Writes every script, sheet and program beside itself as Brotli and gzip, so that the server sends a third of the bytes and packs none of them itself.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = /\.(m?js|css|svg|wasm)$/;
/** Below this a packet of the network holds the file as it is. */
const WORTH_BYTES = 1024;
const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
/** The last few per cent of a program of megabytes would cost the build as many seconds. */
const LARGE_BYTES = 500_000;
const LARGE_QUALITY = 9;
const GZIP = { level: constants.Z_BEST_COMPRESSION };

async function pack(path: string, bytes: Buffer): Promise<void> {
  const quality = bytes.length > LARGE_BYTES ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY;
  const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes, brotli(quality)), promisify(gzip)(bytes, GZIP)]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** The plugin for the build. */
export function compressed(): Plugin {
  return {
    name: 'outrigger-compressed',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).map((one) => ({
        path: join(dir, one.fileName),
        bytes: Buffer.from(one.type === 'chunk' ? one.code : one.source),
      }));
      const worth = files.filter(({ path, bytes }) => PACKED.test(path) && bytes.length >= WORTH_BYTES);
      await Promise.all(worth.map(({ path, bytes }) => pack(path, bytes)));
    },
  };
}
