// Toys: each drawing stands on the floor at 388, between 60 and 340.
import {
  berry,
  block,
  brick,
  butter,
  cream,
  disc,
  honey,
  line,
  moss,
  moved,
  path,
  peach,
  sage,
  sized,
  water,
  wicker,
} from './shapes.mjs';

const arch = (fill, R, width) => {
  const inner = R - width;
  return path(
    fill,
    `M${200 - R} 388a${R} ${R} 0 0 1 ${2 * R} 0h-${width}a${inner} ${inner} 0 0 0-${2 * inner} 0z`,
  );
};
const arches = (colors, R = 136, core = 20) => {
  const width = (R - core) / colors.length;
  return colors.map((fill, nth) => arch(fill, R - nth * width, width)).join('');
};
const seven = [berry, brick, honey, butter, sage, moss, water];
const twelve = [
  berry,
  brick,
  peach,
  honey,
  butter,
  cream,
  sage,
  moss,
  '#33504a',
  water,
  '#a9bcc2',
  '#9c6b86',
];

const stained = [
  '#7d5a75',
  '#9c6b86',
  '#a9c3cf',
  water,
  '#5f7f8a',
  moss,
  sage,
  '#a4b38c',
  butter,
  honey,
  peach,
  '#c67b5a',
];

const peg = (fill, x, y) =>
  path(fill, `M${x - 13} ${y}v-26q0-16 13-16t13 16v26z`) + disc('#f0cdb2', x, y - 48, 10);

const cube = (fill, x, y, mark, turned = 0) =>
  moved(`rotate(${turned} ${x + 48} ${y + 96})`, block(fill, x, y, 96, 96), mark(x, y));
const letters = {
  A: (x, y) => line(`M${x + 28} ${y + 74}l20-54 20 54M${x + 35} ${y + 56}h26`),
  B: (x, y) => line(`M${x + 34} ${y + 22}v52h18q14 0 14-14t-14-14q12 0 12-12t-12-12zM${x + 34} ${y + 46}h18`),
  C: (x, y) => line(`M${x + 66} ${y + 32}q-10-12-24-8-14 6-14 24t14 24q14 4 24-8`),
};
const sun = (x, y) =>
  disc(honey, x + 48, y + 48, 18) +
  line(`M${x + 48} ${y + 16}v8M${x + 48} ${y + 72}v8M${x + 16} ${y + 48}h8M${x + 72} ${y + 48}h8`);
const fish = (x, y) =>
  path(brick, `M${x + 20} ${y + 48}q26-28 46 0-20 28-46 0zM${x + 62} ${y + 48}l16-14v28z`);
const barn = (x, y) =>
  path(brick, `M${x + 24} ${y + 76}v-30l24-22 24 22v30z`) + block(cream, x + 40, y + 54, 16, 22);
const boat = (x, y) =>
  path(berry, `M${x + 20} ${y + 60}h56l-12 16h-32z`) + path(cream, `M${x + 50} ${y + 20}v36h-26z`);

const ringStack = [
  block(butter, 100, 364, 200, 24, 12),
  block(brick, 100, 322, 200, 42, 21),
  block(honey, 114, 280, 172, 42, 21),
  block(moss, 128, 238, 144, 42, 21),
  block(water, 142, 196, 116, 42, 21),
  disc(berry, 200, 170, 28),
];

const bar = (fill, nth) => block(fill, 78 + nth * 32, 186 + nth * 7, 27, 202 - nth * 14, 9);
const bars = [berry, brick, honey, butter, sage, moss, water, '#9c6b86'];
const rails = moved(
  'rotate(-3 200 290)',
  block('#f3e7d3', 66, 236, 270, 14),
  block('#f3e7d3', 66, 334, 270, 14),
);
const mallet = line('M214 172 330 114') + disc(cream, 206, 176, 15);

/** @type {Readonly<Record<string, { shapes: string, main: string, tall: number, top: number }>>} */
export const toys = {
  'letter-blocks': {
    main: brick,
    tall: 12,
    top: 196,
    shapes:
      cube(brick, 92, 292, letters.A) +
      cube(water, 212, 292, letters.B) +
      cube(honey, 150, 196, letters.C, -4),
  },
  'picture-blocks': {
    main: butter,
    tall: 14,
    top: 196,
    shapes:
      cube(butter, 104, 196, sun) +
      cube(water, 200, 196, boat) +
      cube('#a9bcc2', 104, 292, fish) +
      cube('#a4b38c', 200, 292, barn),
  },
  'cut-blocks': {
    main: wicker,
    tall: 20,
    top: 160,
    shapes: [
      path(wicker, 'M76 388v-74l64-10v84z'),
      path('#e8cf9f', 'M150 388v-112h60v112z'),
      path(wicker, 'M222 388v-58l92 8v50z'),
      path('#c99a5b', 'M142 276l24-88 44 12-8 76z'),
      path('#e8cf9f', 'M232 330l22-62 50 18-10 48z'),
      line('M92 326q20 10 0 40M166 296q16 30 0 70M244 346q30 10 52 0M168 214q14 24 4 48'),
    ].join(''),
  },
  'stacking-rainbow': { main: berry, tall: 16, top: 252, shapes: arches(seven) },
  'felt-rainbow': {
    main: brick,
    tall: 14,
    top: 252,
    shapes:
      arches([brick, honey, butter, cream, sage, water, berry]) +
      `<g stroke-dasharray="7 9" stroke-width="3">${line('M74 388a126 126 0 0 1 252 0M108 388a92 92 0 0 1 184 0M142 388a58 58 0 0 1 116 0')}</g>`,
  },
  'large-rainbow': { main: brick, tall: 36, top: 238, shapes: arches(twelve, 150, 20) },
  'stained-rainbow': { main: honey, tall: 34, top: 238, shapes: arches(stained, 150, 20) },
  'peopled-rainbow': {
    main: berry,
    tall: 22,
    top: 246,
    shapes:
      sized(0.86, 200, 356, arches(seven)) + seven.map((fill, nth) => peg(fill, 82 + nth * 39, 388)).join(''),
  },
  rings: { main: brick, tall: 22, top: 142, shapes: ringStack.join('') },
  'gift-rings': {
    main: brick,
    tall: 28,
    top: 150,
    shapes: [
      path('#b5a4ad', 'M92 246h216v30H92z'),
      sized(0.82, 200, 330, ...ringStack),
      path(water, 'M84 286h232v102H84z'),
      block(berry, 184, 286, 32, 102),
      path(berry, 'M200 286q-66-52-74-14 6 26 74 14zM200 286q66-52 74-14-6 26-74 14z'),
    ].join(''),
  },
  xylophone: { main: brick, tall: 12, top: 110, shapes: rails + bars.map(bar).join('') + mallet },
  'worn-xylophone': {
    main: water,
    tall: 12,
    top: 110,
    shapes: rails + bars.map((fill, nth) => (nth === 4 ? '' : bar(fill, nth))).join('') + mallet,
  },
};
