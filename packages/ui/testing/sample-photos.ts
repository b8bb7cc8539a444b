import amara from '../src/drawings/faces/amara.svg?raw';
import claire from '../src/drawings/faces/claire.svg?raw';
import hannah from '../src/drawings/faces/hannah.svg?raw';
import priya from '../src/drawings/faces/priya.svg?raw';

const photo = { width: 800, height: 672 };
/** The size and place of the face in it, as in the portraits of the demo's members. */
const face = { x: 20, y: -9, width: 632, height: 689 };

/** A drawn face as an uploaded photo would show it: the whole head, with space beside it. */
function photoOf(drawing: string): string {
  const place = `x="${face.x}" y="${face.y}" width="${face.width}" height="${face.height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${photo.width}" height="${photo.height}" viewBox="0 0 ${photo.width} ${photo.height}">${drawing.replace('<svg ', `<svg ${place} `)}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const samplePhotos = {
  priya: photoOf(priya),
  amara: photoOf(amara),
  hannah: photoOf(hannah),
  claire: photoOf(claire),
} as const;
