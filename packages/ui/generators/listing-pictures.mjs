// Renders drawings as the photos of the demo's listings: `node packages/ui/generators/listing-pictures.mjs`.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { stillLifes } from '../src/drawings/still-lifes.ts';
import { things } from './things.mjs';

const target = new URL('../../infrastructure/src/seed/listing-pictures/', import.meta.url);
const ink = '#33201c';

/** The part of the drawing that each size shows. */
const sizes = {
  avatar: { width: 192, height: 192, box: [10, 90, 400, 400] },
  card: { width: 640, height: 800, box: [0, 48, 400, 500] },
  full: { width: 1000, height: 1000, box: [-20, 70, 440, 440] },
};

/** Of each thing: as a whole, from near, and turned round on another ground, where it is used. */
const views = {
  '': {},
  '-near': { zoom: 0.52 },
  '-used': { turned: true, zoom: 1.12 },
};

/** Where something is used: grass, a rug, a floor. */
const places = [
  ['#c9d1bd', '#a9b79a'],
  ['#d9aba0', '#c8948a'],
  ['#a9bcc2', '#8fa6af'],
  ['#ebd9c0', '#dcc3a0'],
  ['#c7b9c0', '#b5a4ad'],
];

const shapeSvg = ({ d, cx, cy, r, fill = 'none', move }) =>
  d
    ? `<path d="${d}" fill="${fill}"${move ? ` transform="${move}"` : ''}/>`
    : `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;

/** The box around its middle, made smaller or larger. */
function boxOf([x, y, width, height], zoom = 1) {
  const [w, h] = [width * zoom, height * zoom];
  // From near, the upper half of a thing says more than its feet.
  const middle = zoom < 1 ? y + height * 0.46 : y + height / 2;
  return [x + (width - w) / 2, middle - h / 2, w, h].map((n) => n.toFixed(1)).join(' ');
}

function scene({ background, table, shapes }, { turned, zoom }, { width, height, box }) {
  const drawn = `<ellipse cx="208" cy="392" rx="142" ry="14" fill="${ink}" opacity=".16"/>
<g stroke="${ink}" stroke-width="5.5" stroke-linejoin="round" stroke-linecap="round">${shapes}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${boxOf(box, zoom)}">
<rect x="-1600" y="-2000" width="3600" height="2600" fill="${background}"/>
<path d="M-1600 366H2000v234H-1600z" fill="${table}"/>
${turned ? `<g transform="matrix(-1 0 0 1 400 0)">${drawn}</g>` : drawn}
</svg>`;
}

const drawings = [
  ...['bike', 'books', 'boots', 'rainbow', 'cardigan', 'chair', 'basket', 'train'].map((name) => {
    const { shapes, ...grounds } = stillLifes[name];
    return [name, { ...grounds, shapes: shapes.map(shapeSvg).join('') }];
  }),
  ...Object.entries(things),
];

await rm(target, { recursive: true, force: true });
let bytes = 0;
for (const [nth, [name, drawing]] of drawings.entries()) {
  for (const [suffix, view] of Object.entries(views)) {
    const folder = new URL(`${name}${suffix}/`, target);
    await mkdir(folder, { recursive: true });
    const [background, table] = places[(nth + 2) % places.length];
    const shown = view.turned ? { ...drawing, background, table } : drawing;
    for (const [size, at] of Object.entries(sizes)) {
      const svg = Buffer.from(scene(shown, view, at));
      // A picture of which nobody looks at the details: flat colors stay clean at a low quality.
      const picture = await sharp(svg)
        .webp({ quality: suffix ? 60 : 80, effort: 6 })
        .toBuffer();
      bytes += picture.length;
      await writeFile(new URL(`${size}.webp`, folder), picture);
    }
  }
}
console.log(`${drawings.length * Object.keys(views).length} pictures, ${Math.round(bytes / 1024)} KB`);
