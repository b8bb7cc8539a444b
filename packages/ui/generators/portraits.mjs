// Renders the portraits of the demo's members, with backgrounds, as files: `node packages/ui/generators/portraits.mjs`.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { demoFaces } from './faces/demo-members.mjs';
import { faceBox, faceSvg } from './faces/face.mjs';

const target = new URL('../../infrastructure/src/seed/portraits/', import.meta.url);
const grounds = await readFile(new URL('../src/tokens/backdrops.css', import.meta.url), 'utf8');

/** Flat colors compress well: the whole set is about a megabyte. */
const sizes = {
  avatar: { width: 192, height: 192, zoom: 1.12, middle: 0.44 },
  // The shape of the portrait on a phone's card, with the whole head and space for the notch at its right.
  card: { width: 800, height: 672, zoom: 0.94, middle: 0.42 },
  full: { width: 1000, height: 1000, zoom: 1.1, middle: 0.44 },
};

const colour = (name) => {
  const found = new RegExp(`--backdrop-${name}: (#[0-9a-f]{6});`).exec(grounds)?.[1];
  if (!found) throw new Error(`No ground is called ${name}`);
  return found;
};

/** The same position in the frame as the design system gives a face. */
function scene({ ground, child, near, turned, ...drawing }, { width, height, zoom, middle: usual }) {
  const head = height * zoom * (near ? 1.16 : child ? 0.92 : 1);
  // A child beside needs room, too.
  const middle = turned ? 1 - usual : child ? usual - 0.06 : usual;
  const disc = head * 0.49;
  // The faces look to the right; placed a little to the left, they fit into a narrow frame.
  const center = width * middle;
  const left = center - head / 2;
  const placed = (face, x, size) => {
    const tall = (size * faceBox.height) / faceBox.width;
    return faceSvg(face).replace(
      '<svg ',
      `<svg x="${x}" y="${height + size * 0.012 - tall}" width="${size}" height="${tall}" `,
    );
  };
  const small = head * 0.48;
  const mirrored = (drawn) => `<g transform="matrix(-1 0 0 1 ${2 * center} 0)">${drawn}</g>`;
  const mother = placed(drawing, left, head);
  const besideMother = child ? placed(child, left + head * 0.68, small) : '';
  const drawn = `${turned ? mirrored(mother) : mother}${besideMother}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colour(ground)}"/>
<circle cx="${center - head * 0.39 + disc}" cy="${height + head * 0.3 - disc}" r="${disc}" fill="${colour(`${ground}-disc`)}"/>
${drawn}
</svg>`;
}

await rm(target, { recursive: true, force: true });
let bytes = 0;
for (const [name, face] of Object.entries(demoFaces)) {
  if (name.includes('-gray-') !== face.head.startsWith('gray'))
    throw new Error(`The hair of ${name} is not as its name says`);
  if (name.includes('-daughter-') !== Boolean(face.child))
    throw new Error(`${name} has no daughter beside her, or one too many`);
  const folder = new URL(`${name}/`, target);
  await mkdir(folder, { recursive: true });
  for (const [size, at] of Object.entries(sizes)) {
    const picture = await sharp(Buffer.from(scene(face, at)))
      .webp({ quality: 80, effort: 6 })
      .toBuffer();
    bytes += picture.length;
    await writeFile(new URL(`${size}.webp`, folder), picture);
  }
}
console.log(`${Object.keys(demoFaces).length} portraits, ${Math.round(bytes / 1024)} KB`);
