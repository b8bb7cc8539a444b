import {
  type Shape,
  type StillLifeDrawing,
  type StillLifeName,
  stillLifes,
} from '../src/drawings/still-lifes.ts';

const ink = '#33201c';

const shapeSvg = (shape: Shape): string =>
  'd' in shape
    ? `<path d="${shape.d}" fill="${shape.fill ?? 'none'}" transform="${shape.move ?? ''}"/>`
    : `<circle cx="${shape.cx}" cy="${shape.cy}" r="${shape.r}" fill="${shape.fill}"/>`;

/** A still life as the uploaded photo of a listing, with the size of one. */
export function itemPhoto(name: StillLifeName): string {
  const { background, table, shapes }: StillLifeDrawing = stillLifes[name];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="800" viewBox="0 48 400 500"><rect x="-1600" y="-2000" width="3600" height="2600" fill="${background}"/><path d="M-1600 366H2000v234H-1600z" fill="${table}"/><ellipse cx="208" cy="392" rx="142" ry="14" fill="${ink}" opacity=".16"/><g stroke="${ink}" stroke-width="5.5" stroke-linejoin="round" stroke-linecap="round">${shapes.map(shapeSvg).join('')}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
