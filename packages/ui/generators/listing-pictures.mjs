// Renders drawings of the design system as the photos of the demo's listings: `node packages/ui/generators/listing-pictures.mjs`.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { stillLifes } from '../src/drawings/still-lifes.ts';

const target = new URL('../../infrastructure/src/seed/listing-pictures/', import.meta.url);
const drawn = ['bike', 'books', 'boots', 'rainbow', 'cardigan', 'chair', 'basket', 'train'];
const ink = '#33201c';

/** The part of the drawing that each size shows. */
const sizes = {
  avatar: { width: 192, height: 192, box: '10 90 400 400' },
  card: { width: 640, height: 800, box: '0 48 400 500' },
  full: { width: 1000, height: 1000, box: '-20 70 440 440' },
};

const shapeSvg = ({ d, cx, cy, r, fill = 'none', move }) =>
  d
    ? `<path d="${d}" fill="${fill}"${move ? ` transform="${move}"` : ''}/>`
    : `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;

const scene = ({ background, table, shapes }, { width, height, box }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">
<rect x="-1600" y="-2000" width="3600" height="2600" fill="${background}"/>
<path d="M-1600 366H2000v234H-1600z" fill="${table}"/>
<ellipse cx="208" cy="392" rx="142" ry="14" fill="${ink}" opacity=".16"/>
<g stroke="${ink}" stroke-width="5.5" stroke-linejoin="round" stroke-linecap="round">${shapes.map(shapeSvg).join('')}</g>
</svg>`;

await rm(target, { recursive: true, force: true });
for (const name of drawn) {
  const folder = new URL(`${name}/`, target);
  await mkdir(folder, { recursive: true });
  for (const [size, at] of Object.entries(sizes)) {
    const picture = sharp(Buffer.from(scene(stillLifes[name], at))).webp({ quality: 80, effort: 6 });
    await writeFile(new URL(`${size}.webp`, folder), await picture.toBuffer());
  }
}
