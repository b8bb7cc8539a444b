// What is ridden, pushed, carried or slept in.
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
  wheel,
  wicker,
} from './shapes.mjs';

const frame = [
  line('M118 330 166 222h94l34 108M166 222l36 104h-84M202 326l58-104'),
  line('M260 222l-12-52'),
  line('M166 222l-8-30'),
];
const thick = (stroke, ...shapes) =>
  `<g stroke-width="20">${shapes.join('')}</g><g stroke="${stroke}" stroke-width="10">${shapes.join('')}</g>`;
const pedalBike = (fill, extra = '') =>
  [
    wheel(cream, 116, 328, 58),
    wheel(cream, 294, 328, 58),
    thick(fill, ...frame),
    path(berry, 'M132 196q-4-16 12-17h42q14 1 12 17z'),
    path(berry, 'M212 160h56q9 0 9 9t-9 9h-56q-9 0-9-9t9-9z'),
    disc(butter, 202, 326, 20),
    line('M202 326l24 30M214 358h26M202 326l-22-28M168 296h24'),
    extra,
  ].join('');
const trainingWheels =
  line('M116 328l-30 40M116 328l34 40') + wheel(honey, 84, 374, 14) + wheel(honey, 152, 374, 14);
const bell = disc(honey, 226, 158, 10);
const flag = line('M92 300 76 168') + path(honey, 'M76 168l52 14-46 20z');

const scooter = (deck, stem) => [
  block(deck, 110, 340, 166, 18, 6),
  path(stem, 'M264 350 236 136l18-3 30 214z'),
  block(berry, 184, 122, 116, 18, 9),
  wheel(cream, 122, 364, 24),
  wheel(cream, 280, 364, 24),
];
const frontBasket =
  path(wicker, 'M250 172h86l-12 66h-62z') +
  line('M254 194h78M258 216h70M282 172l4 66M306 172l-2 66') +
  path('#c98f5e', 'M272 172q0-26 20-26t20 26z') +
  disc('#c98f5e', 280, 150, 7) +
  disc('#c98f5e', 304, 150, 7);
const lowScooter = [
  block(sage, 100, 346, 180, 14, 7),
  path(water, 'M262 352 240 172l16-3 26 180z'),
  block(brick, 188, 158, 116, 16, 8),
  disc(butter, 216, 150, 10),
  wheel(cream, 120, 366, 22),
  wheel(cream, 260, 366, 22),
  wheel(cream, 296, 366, 22),
];

const tipi = (cloth, lining) =>
  moved(
    'translate(20 39) scale(.9)',
    line('M178 82l22 42M222 82l-22 42'),
    path(cream, 'M200 116 84 388h232z'),
    path(honey, 'M166 196h68l22 52H144z'),
    path(lining, 'M200 232 142 388h116z'),
    path(cloth, 'M200 232q-14 96-58 156h22q36-60 36-156zM200 232q14 96 58 156h-22q-36-60-36-156z'),
  );
const readingTent = [
  path(water, 'M200 108 66 388h268z'),
  path('#5f7f8a', 'M200 108 66 388h52z'),
  path('#33302f', 'M200 214l-62 174h124z'),
  path(butter, 'M200 250l-34 138h68z'),
  line('M200 108v-18'),
  line('M200 214v38'),
  path(honey, 'M180 274q20-34 40 0z'),
  block(brick, 160, 368, 80, 20),
  block(moss, 170, 350, 66, 18),
  ...[
    [120, 330],
    [104, 364],
    [282, 330],
    [296, 364],
    [150, 268],
    [250, 268],
  ].map(([x, y]) => disc(butter, x, y, 6)),
];
const ridgeTent = [
  path(moss, 'M96 204 42 388h170l60-184z'),
  path('#4f7d64', 'M272 204 212 388h146z'),
  path('#2f3b33', 'M272 232 238 388h72z'),
  path(honey, 'M272 232q-10 90-34 156h16q22-60 18-156z'),
  line('M96 204h176M96 204 24 374M272 204l104 170'),
  line('M272 204v-22'),
];

const backpack = (body, pocket, extra = '') =>
  moved(
    'translate(14 27) scale(.93)',
    line('M168 130q0-44 32-44t32 44'),
    path('#33504a', 'M112 250q-26 6-26 40v58h30zM288 250q26 6 26 40v58h-30z'),
    path(body, 'M118 196q0-72 82-72t82 72v172q0 20-20 20H138q-20 0-20-20z'),
    line('M118 208q82 54 164 0'),
    block(pocket, 148, 280, 104, 84, 16),
    line('M148 306h104'),
    extra,
  );
const badge = disc(brick, 200, 176, 16);
const reflectors =
  block(cream, 124, 250, 152, 14) +
  block(cream, 168, 330, 64, 12) +
  block(cream, 166, 160, 68, 34, 6) +
  line('M178 178h44');
const peeking =
  disc('#c98f5e', 168, 96, 18) +
  disc('#c98f5e', 232, 96, 18) +
  oval('#c98f5e', 200, 124, 50, 44) +
  disc('#33201c', 182, 120, 4) +
  disc('#33201c', 218, 120, 4) +
  oval('#33201c', 200, 134, 8, 6);

const pram = [
  line('M300 236 346 172h22'),
  path(water, 'M92 236h210q0 92-84 92h-46q-80 0-80-92z'),
  path(brick, 'M200 236V124q-102 10-108 112z'),
  line('M200 236 128 158M200 236l-98-34'),
  line('M160 328 136 352M236 328l26 24'),
  wheel(cream, 132, 360, 28),
  wheel(cream, 266, 360, 28),
];
const weave = line(
  'M104 262h186M116 290h164M140 314h120M140 236l10 90M180 236l4 92M222 236l-4 92M262 236l-14 84',
);
const willowPram = [
  line('M300 236 346 172h22'),
  path(wicker, 'M92 236h210q0 92-84 92h-46q-80 0-80-92z'),
  weave,
  path('#c99a5b', 'M200 236V124q-102 10-108 112z'),
  line('M186 132q-20 40-30 104M160 142q-26 34-42 94M200 180q-60 8-96 38'),
  path(cream, 'M206 236q6-22 50-22 34 0 36 22z'),
  line('M160 328 136 352M236 328l26 24'),
  wheel(wicker, 132, 360, 28, '#c99a5b'),
  wheel(wicker, 266, 360, 28, '#c99a5b'),
];

/** @type {Readonly<Record<string, { shapes: string, main: string, tall: number, top: number }>>} */
export const outdoors = {
  'balance-bike': { main: honey, tall: 56, top: 150, shapes: still('bike') },
  'small-bike': {
    main: water,
    tall: 58,
    top: 150,
    shapes: sized(
      0.94,
      200,
      388,
      wheel(cream, 118, 326, 62),
      wheel(cream, 292, 326, 62),
      path(sage, 'M112 338 168 234q6-12 20-12h72l40 106-17 6-32-80h-58l-64 90z'),
      path(sage, 'M252 222 238 160l18-5 19 67z'),
      block(brick, 198, 150, 80, 18, 9),
      path(brick, 'M138 204q-4-16 13-17h46q14 1 13 17z'),
      path(honey, 'M170 222h12v-18h-12z'),
    ),
  },
  'pedal-bike': { main: brick, tall: 72, top: 158, shapes: pedalBike(brick, trainingWheels) },
  'painted-bike': { main: moss, tall: 78, top: 148, shapes: pedalBike(moss, bell + flag) },
  scooter: { main: brick, tall: 70, top: 122, shapes: [...lowScooter].join('') },
  'folding-scooter': {
    main: moss,
    tall: 82,
    top: 122,
    shapes: scooter(moss, honey).join('') + line('M150 340q40-90 92-120'),
  },
  'basket-scooter': { main: honey, tall: 78, top: 122, shapes: scooter(brick, honey).join('') + frontBasket },
  tent: { main: brick, tall: 150, top: 112, shapes: tipi(brick, '#7a3b3a') },
  'reading-tent': { main: water, tall: 130, top: 90, shapes: readingTent.join('') },
  'garden-tent': { main: moss, tall: 120, top: 182, shapes: ridgeTent.join('') },
  backpack: { main: moss, tall: 30, top: 108, shapes: backpack(moss, honey, badge) },
  'school-backpack': { main: water, tall: 36, top: 108, shapes: backpack(water, brick, reflectors) },
  'weekend-backpack': {
    main: berry,
    tall: 40,
    top: 96,
    shapes: sized(0.94, 200, 388, peeking, backpack(berry, butter)),
  },
  pram: { main: water, tall: 55, top: 124, shapes: pram.join('') },
  'willow-pram': { main: wicker, tall: 55, top: 124, shapes: willowPram.join('') },
};
