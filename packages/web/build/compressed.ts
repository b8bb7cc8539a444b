import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const texts = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < 512) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    brotli(bytes, { params }).then((small) => writeFile(`${file}.br`, small)),
    zip(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

/** Compresses text files once at build time, so that the server need not. */
export const compressed = (): Plugin =>
  afterBuild(
    'compressed',
    async (out) => {
      const files = await readdir(out, { recursive: true, withFileTypes: true });
      await Promise.all(
        files
          .filter((file) => file.isFile() && texts.has(extname(file.name)))
          .map((file) => compress(join(file.parentPath, file.name))),
      );
    },
    { order: 'post' },
  );
