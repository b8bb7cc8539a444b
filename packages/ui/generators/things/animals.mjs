// Bears and ducks.
import {
  berry,
  brick,
  butter,
  cream,
  disc,
  fur,
  honey,
  ink,
  line,
  oval,
  path,
  sized,
  water,
  wheel,
} from './shapes.mjs';

const bearHead = [
  disc(fur, 146, 162, 26),
  disc(fur, 254, 162, 26),
  disc('#f3ddbf', 146, 162, 10),
  disc('#f3ddbf', 254, 162, 10),
];
const bearFace = [
  disc(fur, 200, 206, 66),
  oval('#f3ddbf', 200, 228, 30, 24),
  oval(ink, 200, 218, 10, 7),
  line('M200 226v8M190 238q10 8 20 0'),
  disc(ink, 174, 198, 4),
  disc(ink, 226, 198, 4),
];
const bearBody = [
  oval(fur, 120, 300, 26, 44, 24),
  oval(fur, 280, 300, 26, 44, -24),
  oval(fur, 200, 322, 76, 70),
  oval('#f3ddbf', 200, 330, 44, 44),
];
const bearFeet = [oval(fur, 140, 372, 38, 24), oval(fur, 260, 372, 38, 24)];
const soles = [oval('#f3ddbf', 140, 374, 18, 12), oval('#f3ddbf', 260, 374, 18, 12)];
const bowTie = [path(berry, 'M200 276l-36-18v38zM200 276l36-18v38z'), disc(berry, 200, 277, 8)];
const scarf = [
  path(brick, 'M146 262q54 28 108 0v24q-54 28-108 0z'),
  path(brick, 'M224 282l22 60 20-8-20-60z'),
];
const trousers = [
  path(water, 'M126 318q74 26 148 0 4 40-6 66H132q-10-26-6-66z'),
  line('M200 330v54M168 327v-60M232 327v-60'),
  disc(butter, 168, 322, 6),
  disc(butter, 232, 322, 6),
];
const stitches = line('M150 232l8 8M166 250l8 8M242 232l-8 8M226 250l-8 8');

const duckShapes = [
  path(honey, 'M88 326q0-58 72-62 44 0 62 28 44 18 98-24 8 120-76 120H152q-64 0-64-62z'),
  disc(honey, 160, 216, 62),
  path(brick, 'M106 218q-42-4-50 12 12 20 54 16z'),
  disc(ink, 146, 202, 6),
  path(butter, 'M186 318q40 30 84-14-8 58-56 54-28-6-28-40z'),
];

/** @type {Readonly<Record<string, { shapes: string, main: string, tall: number, top: number }>>} */
export const animals = {
  bear: {
    main: fur,
    tall: 32,
    top: 138,
    shapes: [...bearHead, ...bearBody, ...bearFeet, ...bearFace, ...bowTie].join(''),
  },
  'big-bear': {
    main: fur,
    tall: 100,
    top: 138,
    shapes: [...bearHead, ...bearBody, ...bearFeet, ...soles, ...bearFace, ...scarf].join(''),
  },
  'knitted-bear': {
    main: fur,
    tall: 28,
    top: 138,
    shapes: [...bearHead, ...bearBody, ...trousers, ...bearFeet, ...bearFace, stitches].join(''),
  },
  'pull-duck': {
    main: honey,
    tall: 22,
    top: 150,
    shapes: [
      line('M84 352Q30 350 44 300'),
      disc(berry, 44, 292, 10),
      sized(0.88, 204, 352, ...duckShapes),
      wheel(cream, 146, 360, 28),
      wheel(cream, 270, 360, 28),
    ].join(''),
  },
  'bath-ducks': {
    main: honey,
    tall: 12,
    top: 160,
    shapes: [
      [0.72, 236, 372],
      [0.3, 96, 388],
      [0.28, 168, 392],
      [0.3, 326, 392],
    ]
      .map(([by, x, y]) => sized(by, x, y, ...duckShapes))
      .join(''),
  },
};
