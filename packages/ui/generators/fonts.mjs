// Subsets the three font files of the first load from the variable fonts on npm: only the weights and optical
// sizes that the type roles use. Complete they have 315 KB, subset less than 110. Run it again when a type
// role needs another weight or size: `node packages/ui/generators/fonts.mjs`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = new URL('../src/tokens/fonts/', import.meta.url);

const range = (/** @type {number} */ from, /** @type {number} */ to) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('');

const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„•…€™−←→↑↓`;

const cuts = [
  {
    name: 'newsreader',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    axes: { opsz: { min: 36, max: 60 }, wght: { min: 400, max: 500 } },
  },
  {
    name: 'newsreader-italic',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
    axes: { opsz: 60, wght: 400 },
  },
  {
    name: 'commissioner',
    source: '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
];

await mkdir(target, { recursive: true });
let total = 0;
for (const { name, source, axes } of cuts) {
  const whole = await readFile(require.resolve(source));
  const cut = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(new URL(`${name}.woff2`, target), cut);
  total += cut.length;
  console.log(`${name}: ${whole.length} → ${cut.length} bytes`);
}
for (const family of ['newsreader', 'commissioner']) {
  const licence = await readFile(require.resolve(`@fontsource-variable/${family}/LICENSE`));
  await writeFile(new URL(`${family}.licence.txt`, target), licence);
}
console.log(`together: ${total} bytes`);
