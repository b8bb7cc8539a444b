// Trains, and doll’s houses.
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
  water,
  wheel,
  wicker,
} from './shapes.mjs';

const house = [
  path(cream, 'M104 226h192v162H104z'),
  path('#c67b5a', 'M250 128h26v50h-26z'),
  path(brick, 'M72 238 200 122l128 116z'),
];
const windows = [
  block(honey, 122, 262, 38, 38),
  block(honey, 240, 262, 38, 38),
  line('M141 262v38M122 281h38M259 262v38M240 281h38'),
];
const door = path(berry, 'M176 388v-78q0-24 24-24t24 24v78z');
const pot = (fill, x) => block(cream, x, 362, 34, 26, 4) + oval(fill, x + 17, 362, 17, 6);

const engine = [
  block(brick, 74, 246, 150, 96),
  block(honey, 84, 176, 84, 70),
  block(berry, 72, 160, 108, 20),
  block('#33504a', 190, 204, 24, 42),
  path(moss, 'M224 262h42q40 0 40 40v40h-82z'),
  block(cream, 102, 194, 48, 36),
  block('#f3e7d3', 60, 342, 270, 14),
  disc(honey, 114, 362, 26),
  disc(honey, 192, 362, 26),
  disc(honey, 274, 362, 26),
];
const steam = [disc(cream, 206, 158, 16), disc(cream, 236, 128, 22)];
const car = (fill, x, top) =>
  block(fill, x, 344, 66, 30, 4) + top(x) + wheel(butter, x + 16, 376, 12) + wheel(butter, x + 50, 376, 12);
const logs = (x) =>
  disc(wicker, x + 18, 334, 11) + disc(wicker, x + 44, 334, 11) + disc(wicker, x + 31, 316, 11);
const balls = (x) => disc(berry, x + 18, 334, 12) + disc(butter, x + 46, 334, 12);
const cabin = (x) =>
  block(water, x + 8, 312, 50, 32) + block(cream, x + 18, 320, 12, 14) + block(cream, x + 38, 320, 12, 14);
const candle = (x) => block(cream, x + 28, 314, 10, 30) + path(honey, `M${x + 33} 296q10 12 0 18-10-6 0-18z`);
const digit = (d) => (x) => line(moveDigit(d, x));
const moveDigit = (d, x) =>
  ({
    1: `M${x + 26} 316l8-8v30`,
    2: `M${x + 24} 314q10-14 18 0 2 8-18 24h20`,
    3: `M${x + 24} 310h18l-10 10q14 0 10 12-6 8-18 2`,
  })[d];

/** @type {Readonly<Record<string, { shapes: string, main: string, tall: number, top: number }>>} */
export const trainsAndHouses = {
  dollhouse: {
    main: brick,
    tall: 62,
    top: 122,
    shapes: [...house, ...windows, door, disc(water, 200, 200, 16)].join(''),
  },
  'carried-house': {
    main: water,
    tall: 34,
    top: 138,
    shapes: [
      line('M172 172q0-34 28-34t28 34'),
      path(water, 'M60 244 130 166l70 78 70-78 70 78z'),
      block(cream, 70, 244, 130, 144),
      block(cream, 200, 244, 130, 144),
      line('M70 318h260M200 244v144'),
      block(butter, 92, 264, 34, 34),
      block(brick, 146, 286, 40, 32, 6),
      block(moss, 84, 352, 60, 36, 6),
      block(butter, 274, 264, 34, 34),
      block(berry, 222, 344, 44, 44, 6),
      path(honey, 'M286 388v-30h30v30z'),
    ].join(''),
  },
  'bare-house': {
    main: wicker,
    tall: 58,
    top: 122,
    shapes:
      moved(
        'translate(-14 0)',
        path('#ecd8ae', 'M104 226h192v162H104z'),
        path('#d9bd85', 'M72 238 200 122l128 116z'),
        path('#c9a86c', 'M176 388v-78q0-24 24-24t24 24v78z'),
        block('#c9a86c', 122, 262, 38, 38),
        block('#c9a86c', 240, 262, 38, 38),
      ) +
      pot(brick, 282) +
      pot(moss, 318) +
      pot(honey, 300).replace(/362/g, '336'),
  },
  train: {
    main: brick,
    tall: 10,
    top: 310,
    shapes:
      line('M110 364h40M196 364h30M272 364h30') +
      sized(0.42, 92, 388, ...engine) +
      car(moss, 146, logs) +
      car(honey, 218, balls) +
      car(brick, 290, cabin),
  },
  'tin-train': {
    main: water,
    tall: 14,
    top: 150,
    shapes:
      sized(
        0.78,
        156,
        388,
        ...engine.map((one) => one.replaceAll(brick, water).replaceAll(moss, berry)),
        ...steam,
      ) +
      line('M252 360h20') +
      block(berry, 272, 316, 74, 48, 4) +
      wheel(butter, 290, 372, 16) +
      wheel(butter, 328, 372, 16) +
      line('M309 316v-26') +
      oval('none', 296, 278, 13, 10) +
      oval('none', 322, 278, 13, 10),
  },
  tracks: {
    main: wicker,
    tall: 9,
    top: 226,
    shapes: [
      `<path d="M36 322a164 68 0 1 0 328 0a164 68 0 1 0-328 0zM92 322a108 34 0 1 1 216 0a108 34 0 1 1-216 0z" fill="${wicker}" fill-rule="evenodd"/>`,
      `<g stroke-width="3.5">${oval('none', 200, 322, 148, 58)}${oval('none', 200, 322, 124, 43)}</g>`,
      `<g stroke-width="4">${line('M84 276l34 16M128 260l22 24M272 260l-22 24M316 276l-34 16M40 330h52M308 330h52M96 376l24-22M304 376l-24-22')}</g>`,
      path(brick, 'M112 388q0-22 20-22 68-26 136 0 20 0 20 22h-44q-8-30-44-30t-44 30z'),
      line('M124 372q76-30 152 0'),
      block(honey, 168, 226, 64, 18, 4),
      block(honey, 182, 244, 64, 18, 4),
    ].join(''),
  },
  'number-train': {
    main: honey,
    tall: 9,
    top: 296,
    shapes:
      line('M110 364h40M196 364h30M272 364h30') +
      sized(0.42, 92, 388, ...engine) +
      [
        [water, 1],
        [honey, 2],
        [sage, 3],
      ]
        .map(
          ([fill, d], nth) =>
            car(fill, 146 + nth * 72, candle) +
            `<g stroke-width="4">${moved('translate(0 36)', digit(d)(146 + nth * 72 - 2))}</g>`,
        )
        .join(''),
  },
};
