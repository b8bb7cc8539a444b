import { stillLifes } from '../../src/drawings/still-lifes.ts';

// What the drawings of things are composed of: flat shapes, which the scene gives one dark outline.
export const ink = '#33201c';
export const berry = '#8c2340';
export const brick = '#c9553c';
export const moss = '#3c6650';
export const honey = '#e3bc6e';
export const butter = '#f7dda2';
export const cream = '#fbf5ea';
export const water = '#7f9ca6';
export const sage = '#8fa98e';
export const leaf = '#a4b38c';
export const wicker = '#d9b070';
export const fur = '#c98f5e';
export const peach = '#d58f6e';

/** @type {(fill: string, d: string, move?: string) => string} */
export const path = (fill, d, move) => `<path d="${d}" fill="${fill}"${move ? ` transform="${move}"` : ''}/>`;
/** @type {(d: string) => string} */
export const line = (d) => path('none', d);
/** @type {(fill: string, cx: number, cy: number, r: number) => string} */
export const disc = (fill, cx, cy, r) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
/** @type {(fill: string, cx: number, cy: number, rx: number, ry: number, turned?: number) => string} */
export const oval = (fill, cx, cy, rx, ry, turned = 0) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(${turned} ${cx} ${cy})"/>`;
/** @type {(fill: string, x: number, y: number, width: number, height: number, round?: number) => string} */
export const block = (fill, x, y, width, height, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
/** @type {(move: string, ...shapes: string[]) => string} */
export const moved = (move, ...shapes) => `<g transform="${move}">${shapes.join('')}</g>`;
/** Smaller or larger around the middle of its feet. @type {(by: number, x: number, y: number, ...shapes: string[]) => string} */
export const sized = (by, x, y, ...shapes) =>
  moved(`translate(${x} ${y}) scale(${by}) translate(-200 -388)`, ...shapes);
/** @type {(fill: string, cx: number, cy: number, r: number, hub?: string) => string} */
export const wheel = (fill, cx, cy, r, hub = peach) => disc(fill, cx, cy, r) + disc(hub, cx, cy, r / 3.4);

/** One of the design system's. @type {(name: import('../../src/drawings/still-lifes.ts').StillLifeName) => string} */
export const still = (name) =>
  stillLifes[name].shapes
    .map((shape) =>
      'd' in shape
        ? path(shape.fill ?? 'none', shape.d, shape.move)
        : disc(shape.fill, shape.cx, shape.cy, shape.r),
    )
    .join('');
