// What stands in a child's room or goes along on a picnic.
import {
  berry,
  block,
  brick,
  butter,
  cream,
  disc,
  fur,
  honey,
  ink,
  line,
  moss,
  oval,
  path,
  sage,
  sized,
  still,
  water,
  wicker,
} from './shapes.mjs';

const stool = [
  path('#c99a5b', 'M132 236l-22 152h22l22-152zM268 236l22 152h-22l-22-152z'),
  block('#c99a5b', 118, 338, 164, 14),
  path(wicker, 'M116 210h168q12 0 12 14v14q0 6-8 6H112q-8 0-8-6v-14q0-14 12-14z'),
  path(wicker, 'M88 306h224q12 0 12 12v14q0 6-8 6H84q-8 0-8-6v-14q0-12 12-12z'),
  line('M128 226h60M100 320h90'),
  oval('none', 200, 226, 26, 6),
];
const handled = line('M150 212v-46q50-34 100 0v46');
const deskChair = [
  path('#33504a', 'M190 300h20v58h-20z'),
  path('#33504a', 'M200 348 112 372v12h24l64-20 64 20h24v-12z'),
  disc(ink, 120, 382, 9),
  disc(ink, 280, 382, 9),
  disc(ink, 200, 384, 9),
  path(honey, 'M132 132q68-22 136 0v92q-68 16-136 0z'),
  path('#33504a', 'M190 218h20v66h-20z'),
  path(berry, 'M118 276q82-20 164 0v18q0 14-14 14H132q-14 0-14-14z'),
  line('M246 320h34'),
  disc(brick, 286, 320, 8),
];
const rocker = [
  path('#c99a5b', 'M64 352q136 70 272 0l8 14q-144 78-288 0z'),
  path(wicker, 'M118 270l-16 100h18l16-100zM282 270l14 100h-18l-14-100z'),
  path(wicker, 'M124 100h18l14 164h-18zM276 100h-18l-14 164h18z'),
  path(wicker, 'M122 96q78-26 156 0v24q-78-24-156 0z'),
  ...[160, 186, 212, 238].map((x) => block(butter, x - 5, 112, 10, 138)),
  path(brick, 'M108 252q92-24 184 0v20q0 10-10 10H118q-10 0-10-10z'),
  path(wicker, 'M108 206h44v12h-44zM248 206h44v12h-44z'),
];
const weave = line(
  'M78 286h244M88 322h224M102 356h196M128 252l12 136M176 252l4 136M224 252l-4 136M272 252l-12 136',
);
const tub = path(wicker, 'M62 252h276l-22 120q-4 16-20 16H104q-16 0-20-16z');
const rim = path('#e8cf9f', 'M56 244h288q10 0 10 12t-10 12H56q-10 0-10-12t10-12z');
const headInBoat = [
  disc(fur, 172, 156, 18),
  disc(fur, 248, 156, 18),
  disc(fur, 210, 190, 50),
  oval('#f3ddbf', 210, 206, 24, 18),
  oval(ink, 210, 200, 8, 6),
  disc(ink, 190, 184, 4),
  disc(ink, 230, 184, 4),
];
const sail = line('M118 250V92') + path(cream, 'M122 96l70 110h-70z') + path(brick, 'M118 92l-22-10 22-10z');
const lid =
  path('#e8cf9f', 'M66 230q134-70 268 0v18H66z') +
  oval(brick, 200, 190, 18, 10) +
  line('M104 232q96-36 192 0');
const cloth = [
  path(cream, 'M84 252q116 60 232 0v-12H84z'),
  `<g stroke-width="4" stroke="${brick}">${line('M110 250l18 22M150 250l20 30M200 250l10 30M250 250l-4 30M290 250l-18 24')}</g>`,
];
const picnic = [
  line('M100 250q0-132 100-132t100 132'),
  line('M114 250q0-116 86-116t86 116'),
  disc(berry, 156, 234, 20),
  disc(brick, 188, 228, 18),
  path(moss, 'M224 250v-58q0-8 8-8v-20h14v20q8 0 8 8v58z'),
  block(butter, 226, 208, 26, 22),
  tub,
  ...cloth,
  weave,
];

/** @type {Readonly<Record<string, { shapes: string, main: string, tall: number, top: number }>>} */
export const home = {
  chair: { main: brick, tall: 54, top: 96, shapes: still('chair') },
  stool: { main: wicker, tall: 38, top: 210, shapes: stool.join('') },
  'handled-stool': { main: wicker, tall: 56, top: 150, shapes: handled + stool.join('') },
  'desk-chair': { main: berry, tall: 74, top: 122, shapes: deskChair.join('') },
  'rocking-chair': { main: wicker, tall: 66, top: 84, shapes: rocker.join('') },
  'boat-basket': {
    main: brick,
    tall: 70,
    top: 72,
    shapes: [
      sail,
      ...headInBoat,
      tub,
      weave,
      rim,
      path(water, 'M40 388q20-16 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0z'),
    ].join(''),
  },
  'moses-basket': { main: sage, tall: 40, top: 148, shapes: still('basket') },
  'lidded-basket': { main: wicker, tall: 45, top: 180, shapes: [tub, weave, lid].join('') },
  'picnic-basket': { main: brick, tall: 40, top: 118, shapes: picnic.join('') },
  'doll-chairs': {
    main: brick,
    tall: 12,
    top: 150,
    shapes:
      sized(0.66, 108, 384, still('chair')) + sized(0.72, 286, 390, still('chair').replaceAll(brick, water)),
  },
};
