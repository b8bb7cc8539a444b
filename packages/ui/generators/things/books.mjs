// What is read.
import {
  berry,
  block,
  brick,
  butter,
  cream,
  disc,
  honey,
  leaf,
  line,
  moss,
  moved,
  oval,
  path,
  sage,
  water,
} from './shapes.mjs';

const colors = [moss, cream, brick, water, honey, berry, sage, butter];

/** Lying on each other, the lowest first. */
const pile = (count, height, spread = 0) =>
  Array.from({ length: count }, (_, nth) => {
    const width = 214 - ((nth * 37) % 50);
    const x = 96 + ((nth * 29) % 40) - spread;
    const y = 388 - (nth + 1) * height;
    return (
      block(colors[nth % colors.length], x, y, width, height, 3) +
      line(`M${x + 22} ${y}v${height}M${x + width - 22} ${y}v${height}`)
    );
  }).join('');
/** Standing side by side. */
const row = (spines, x0, mark = () => '') => {
  let x = x0;
  return spines
    .map(([fill, width, height], nth) => {
      const drawn =
        block(fill, x, 388 - height, width, height, 3) +
        line(`M${x} ${388 - height + 20}h${width}M${x} 368h${width}`) +
        mark(nth, x + width / 2, 388 - height / 2);
      x += width;
      return drawn;
    })
    .join('');
};
const signs = [
  (x, y) =>
    path(cream, `M${x - 14} ${y}q2-18 20-14 4-8 12-4-2 18-14 22-10 4-18-4z`) +
    line(`M${x - 4} ${y + 6}v10M${x + 4} ${y + 6}v10`),
  (x, y) => path(cream, `M${x} ${y - 24}l18 34h-36z`) + line(`M${x} ${y + 10}v12`),
  (x, y) =>
    oval(cream, x, y + 6, 11, 9) +
    disc(cream, x - 13, y - 6, 5) +
    disc(cream, x, y - 11, 5) +
    disc(cream, x + 13, y - 6, 5),
  (x, y) => path(cream, `M${x - 18} ${y + 8}q-6-14 8-14 4-14 18-6 14 0 10 20z`),
];
const readers = [
  path('#c9a86c', 'M84 256h232v132H84z'),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((nth) =>
    block(colors[(nth + 2) % 8], 98 + nth * 26, 196 + ((nth * 13) % 22), 24, 120, 2),
  ),
  path('#d9bd85', 'M78 284h244v104H78z'),
  block(cream, 150, 312, 100, 48, 6),
  line('M164 330h72M164 344h44'),
];
const atlas = [
  path(berry, 'M44 236q80-30 156 0 76-30 156 0v140q-80-26-156 4-76-30-156-4z'),
  path('#bcd0d4', 'M56 222q74-26 144 6v144q-70-28-144-4z'),
  path('#bcd0d4', 'M344 222q-74-26-144 6v144q70-28 144-4z'),
  path(leaf, 'M76 250q26-22 50-4 22 8 10 34-26 26-44 10-26-12-16-40z'),
  path(honey, 'M136 316q24-14 40 6 0 24-26 24-22-8-14-30z'),
  path(leaf, 'M228 268q30-34 68-18 30 20 6 44-20 6-34 28-26 4-28-20-18-16-12-34z'),
  path(brick, 'M300 326q20-8 26 12-12 16-26 4z'),
  path(cream, 'M250 204l34-10v40l-34 10z'),
  line('M200 228v150'),
];
const bedtime = [
  path('#2f4a5c', 'M94 150h176q24 0 24 20v200q0 18-20 18H94z'),
  path(cream, 'M112 360h170v22H112z'),
  line('M112 150v210'),
  path(honey, 'M206 196a42 42 0 1 0 34 66 34 34 0 1 1-34-66z'),
  disc(butter, 162, 212, 6),
  disc(butter, 252, 206, 5),
  disc(butter, 166, 300, 5),
  disc(butter, 226, 318, 6),
  path(brick, 'M248 388v22l-12-10-12 10v-22z'),
];
const boards = Array.from({ length: 9 }, (_, nth) =>
  block(colors[nth % 8], 86 + ((nth * 23) % 20), 370 - nth * 18, 104, 18, 6),
).join('');
const standing = moved(
  'rotate(8 270 388)',
  block(water, 222, 250, 116, 138, 10),
  disc(butter, 280, 306, 30),
  line('M270 302v4M290 302v4M268 318q12 10 24 0'),
  path(brick, 'M296 310l20 6-20 8z'),
);

/** @type {Readonly<Record<string, { shapes: string, main: string, tall: number, top: number }>>} */
export const books = {
  'picture-books': { main: brick, tall: 24, top: 148, shapes: pile(12, 20) },
  'board-books': { main: honey, tall: 16, top: 226, shapes: boards + standing },
  'first-readers': { main: moss, tall: 22, top: 196, shapes: readers.join('') },
  atlas: { main: berry, tall: 34, top: 196, shapes: atlas.join('') },
  'bedtime-stories': { main: water, tall: 26, top: 150, shapes: bedtime.join('') },
  'nature-guides': {
    main: moss,
    tall: 22,
    top: 186,
    shapes: row(
      [
        [moss, 58, 196],
        [brick, 52, 178],
        [honey, 62, 202],
        [water, 58, 186],
      ],
      84,
      (nth, x, y) => signs[nth](x, y),
    ),
  },
  'five-volumes': { main: brick, tall: 20, top: 168, shapes: pile(5, 44) },
};
