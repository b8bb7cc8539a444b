// What is worn.
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
  oval,
  path,
  sage,
  sized,
  still,
  water,
} from './shapes.mjs';

const pullover = (fill, rim, front = '', sleeve = 0) =>
  [
    path(
      fill,
      `M150 144 94 170 58 ${318 + sleeve}l46 12 26-84v142h140V246l26 84 46-12-36-148-56-26q-50 30-100 0z`,
    ),
    path(rim, 'M150 144q50 40 100 0l-8-10q-42 22-84 0z'),
    path(rim, 'M130 364h140v24H130z'),
    path(rim, `M58 ${318 + sleeve}l46 12-5 18-46-12z`),
    path(rim, `M342 318l-46 12 5 18 46-12z`),
    front,
  ].join('');
const fox = [
  path(honey, 'M158 236l8-36 26 20h16l26-20 8 36q-8 44-42 62-34-18-42-62z'),
  path(cream, 'M162 254q20 0 38 44 18-44 38-44-8 32-38 48-30-16-38-48z'),
  disc('#33201c', 182, 246, 5),
  disc('#33201c', 218, 246, 5),
  oval('#33201c', 200, 292, 8, 6),
];
const stripes = (fill) => block(fill, 130, 268, 140, 22) + block(fill, 130, 312, 140, 22);
const dots = [
  [164, 220],
  [200, 220],
  [236, 220],
  [164, 258],
  [236, 258],
  [164, 296],
  [236, 296],
  [164, 334],
  [236, 334],
];

const jacket = [
  path(moss, 'M148 142 90 170 60 316l44 14 26-86v144h140V244l26 86 44-14-30-146-58-28q-52 30-104 0z'),
  path('#33504a', 'M148 142l52 36-24 26-44-44zM252 142l-52 36 24 26 44-44z'),
  line('M200 178v210'),
  block('#33504a', 144, 318, 40, 34, 4),
  block('#33504a', 216, 318, 40, 34, 4),
  ...[222, 262, 302].map((y) => oval('#8c4a22', 212, y, 7, 9) + path(honey, `M205 ${y - 2}q7-12 14 0z`)),
  path(honey, 'M282 262l26-8 6 22-26 8z'),
];
const babyCardigan = [
  path(
    butter,
    'M158 176 112 196 82 300l36 14 22-56v106q60 20 120 0V258l22 56 36-14-30-104-46-20q-42 26-84 0z',
  ),
  line('M158 176q42 70 42 88v110M242 176q-42 70-42 88'),
  disc(brick, 212, 286, 7),
  disc(brick, 212, 320, 7),
  disc(brick, 212, 352, 7),
  path(cream, 'M82 300l36 14-5 14-36-14zM318 300l-36 14 5 14 36-14z'),
];
const clog = (fill, x) =>
  moved(
    `translate(${x} 0)`,
    path(fill, 'M60 352q-4-58 44-62 34-2 52 30 18 20 34 24 14 6 12 34H66q-6-10-6-26z'),
    path('#33504a', 'M74 324q8-26 32-26 24 2 34 30-34 14-66-4z'),
    path('#8c4a22', 'M58 374h146v14H58z'),
    ...[
      [158, 348],
      [172, 358],
      [150, 362],
    ].map(([cx, cy]) => disc('#33504a', cx, cy, 4)),
  );
const boot = (x) =>
  moved(
    `translate(${x} 0)`,
    path('#a86f45', 'M70 250h84v62q4 20 28 26 30 6 30 36v2H70z'),
    path(cream, 'M60 232q52-18 104 0v30q-52 14-104 0z'),
    path('#5b3a29', 'M64 370h152v18H64z'),
    line('M112 282l42 10M108 304l44 10M116 326l44 8'),
    disc(honey, 154, 292, 5),
    disc(honey, 152, 314, 5),
  );

/** @type {Readonly<Record<string, { shapes: string, main: string, tall: number, top: number }>>} */
export const clothes = {
  'rain-boots': { main: '#d9a441', tall: 22, top: 150, shapes: still('boots') },
  clogs: {
    main: moss,
    tall: 9,
    top: 286,
    shapes: sized(0.82, 200, 352, clog(moss, 84)) + sized(0.86, 196, 390, clog(moss, -10)),
  },
  'winter-shoes': {
    main: '#a86f45',
    tall: 16,
    top: 226,
    shapes: sized(0.92, 222, 372, boot(96)) + sized(0.96, 194, 388, boot(-14)),
  },
  'wool-jacket': { main: moss, tall: 45, top: 142, shapes: jacket.join('') },
  'fox-sweater': { main: water, tall: 48, top: 134, shapes: pullover(water, '#5f7f8a', fox.join('')) },
  'tall-sweater': { main: brick, tall: 56, top: 134, shapes: pullover(sage, moss, stripes(cream), 30) },
  cardigan: { main: '#f3e7d3', tall: 36, top: 142, shapes: still('cardigan') },
  'first-cardigan': { main: butter, tall: 26, top: 176, shapes: babyCardigan.join('') },
  'rain-jacket': {
    main: honey,
    tall: 46,
    top: 120,
    shapes: [
      path(honey, 'M150 146q10-46 50-46t50 46l58 26 34 150-46 12-26-86v140H130V248l-26 86-46-12 34-150z'),
      path(berry, 'M166 150q8-30 34-30t34 30q-34 24-68 0z'),
      line('M200 166v222'),
      block(butter, 144, 316, 42, 34, 4),
      block(butter, 214, 316, 42, 34, 4),
      ...dots.slice(0, 0),
    ].join(''),
  },
};
