/** A path or a disc; without a fill it is only an outline. */
export type Shape =
  | { readonly d: string; readonly fill?: string; readonly move?: string }
  | { readonly cx: number; readonly cy: number; readonly r: number; readonly fill: string };

export interface StillLifeDrawing {
  readonly background: string;
  readonly table: string;
  readonly shapes: readonly Shape[];
}

const berry = '#8c2340';
const brick = '#c9553c';
const moss = '#3c6650';
const leaf = '#a4b38c';
const honey = '#e3bc6e';
const butter = '#f7dda2';
const cream = '#fbf5ea';
const wool = '#f3e7d3';
const water = '#7f9ca6';
const sage = '#8fa98e';

const disc = (cx: number, cy: number, r: number, fill: string): Shape => ({ cx, cy, r, fill });
const line = (d: string): Shape => ({ d });
const path = (fill: string, d: string): Shape => ({ d, fill });

export const stillLifes = {
  bike: {
    background: '#c9d1bd',
    table: '#a9b79a',
    shapes: [
      disc(118, 330, 62, cream),
      disc(118, 330, 22, '#d58f6e'),
      disc(292, 330, 62, cream),
      disc(292, 330, 22, '#d58f6e'),
      path(honey, 'M112 338 168 234q6-12 20-12h72l40 106-17 6-32-80h-58l-64 90z'),
      path(honey, 'M252 222 238 160l18-5 19 67z'),
      path(berry, 'M206 150h62q9 0 9 9t-9 9h-62q-9 0-9-9t9-9z'),
      path(berry, 'M138 204q-4-16 13-17h46q14 1 13 17z'),
    ],
  },
  books: {
    background: '#e8cba9',
    table: '#d9b48b',
    shapes: [
      path(moss, 'M96 342h220v46H96z'),
      path(cream, 'M110 296h212v46H110z'),
      path(brick, 'M84 250h206v46H84z'),
      path(water, 'M104 204h204v46H104z'),
      line('M120 342v46M286 296v46M108 250v46M282 204v46'),
      path(leaf, 'M190 204c-30-4-52-22-60-60 34-2 54 10 62 38 2-36 20-60 56-66 6 42-12 76-44 88z'),
      line('M192 204q-10-26-36-40M198 204q6-42 30-62'),
    ],
  },
  cup: {
    background: '#d9aba0',
    table: '#c8948a',
    shapes: [
      path(cream, 'M176 250h160v20q0 118-80 118t-80-118z'),
      line('M336 266q52-6 52 36t-66 44'),
      line('M224 214q-16-22 4-40t0-40M280 214q-16-22 4-40t0-40'),
      path(moss, 'M-44 352h190v36H-44z'),
      path(cream, 'M-30 316h184v36H-30z'),
      path(honey, 'M-52 280h172v36H-52z'),
    ],
  },
  boots: {
    background: '#a9bcc2',
    table: '#8fa6af',
    shapes: [
      path('#d9a441', 'M92 150h84v150q0 22 22 26l28 6q26 6 26 34v14H92z'),
      path('#f2cf84', 'M92 150h84v26H92z'),
      path('#8c4a22', 'M86 372h172v18H86z'),
      { d: 'M196 172h84v150q0 22 22 26l24 6q24 6 24 34v4H196z', fill: honey, move: 'translate(-6 -6)' },
      path(butter, 'M190 166h84v26h-84z'),
      path('#8c4a22', 'M184 372h166v18H184z'),
    ],
  },
  rainbow: {
    background: '#ebd9c0',
    table: '#dcc3a0',
    shapes: [
      path(brick, 'M70 388a130 130 0 0 1 260 0h-40a90 90 0 0 0-180 0z'),
      path(honey, 'M110 388a90 90 0 0 1 180 0h-36a54 54 0 0 0-108 0z'),
      path(sage, 'M146 388a54 54 0 0 1 108 0h-30a24 24 0 0 0-48 0z'),
      path(water, 'M176 388a24 24 0 0 1 48 0z'),
    ],
  },
  cardigan: {
    background: '#d9aba0',
    table: '#c8948a',
    shapes: [
      path(wool, 'M152 142 96 168 66 316l42 12 24-92v146h136V236l24 92 42-12-30-148-56-26q-48 34-96 0z'),
      line('M152 142q48 92 48 108v132M248 142q-48 92-48 108'),
      path(brick, 'M132 360h136v22H132z'),
      path(brick, 'M66 316l42 12-4 16-42-12zM334 316l-42 12 4 16 42-12z'),
      disc(212, 276, 6, berry),
      disc(212, 310, 6, berry),
      disc(212, 342, 6, berry),
    ],
  },
  chair: {
    background: '#c8cdb5',
    table: '#b0b898',
    shapes: [
      path(honey, 'M134 250 96 388h20l46-138zM266 250l38 138h-20l-46-138z'),
      path(honey, 'M118 330h164v14H118z'),
      path(cream, 'M142 106q58-22 116 0v108H142z'),
      path(brick, 'M166 132q34-12 68 0v56h-68z'),
      path(butter, 'M102 206h196q14 0 14 16t-14 16H102q-14 0-14-16t14-16z'),
      path(honey, 'M130 238h140v24H130z'),
      path(water, 'M170 206a26 20 0 0 1 52 0z'),
    ],
  },
  basket: {
    background: '#e5c3a4',
    table: '#d6ab86',
    shapes: [
      path(wool, 'M70 268q0-120 130-120 40 0 62 12-66 24-66 108z'),
      path('#d9b070', 'M60 268h280q-4 116-92 116H152q-88 0-92-116z'),
      path(cream, 'M60 268h280v-4q0-16-14-16H74q-14 0-14 16z'),
      line('M76 304h248M88 340h224M140 270l16 112M260 270l-16 112M200 270v112'),
      path(sage, 'M206 248q10-40 66-40 46 0 50 40z'),
    ],
  },
  train: {
    background: '#bfcbcb',
    table: '#a5b6b6',
    shapes: [
      path(brick, 'M74 246h150v96H74z'),
      path(honey, 'M84 176h84v70H84z'),
      path(berry, 'M72 160h108v20H72z'),
      path('#33504a', 'M190 204h24v42h-24z'),
      path(moss, 'M224 262h42q40 0 40 40v40h-82z'),
      path(cream, 'M102 194h48v36h-48z'),
      path(wool, 'M60 342h270v14H60z'),
      disc(114, 364, 28, honey),
      disc(192, 364, 28, honey),
      disc(274, 364, 28, honey),
      disc(206, 158, 16, cream),
      disc(236, 128, 22, cream),
    ],
  },
  phone: {
    background: '#e6cba8',
    table: '#dbb78a',
    shapes: [
      path(moss, 'M126 116h112q20 0 20 20v232q0 20-20 20H126q-20 0-20-20V136q0-20 20-20z'),
      path(cream, 'M124 138h116v228H124z'),
      path('#ddb0a6', 'M140 156h84v112h-84z'),
      path('#7e4e36', 'M182 186a24 24 0 1 0 .1 0z'),
      path(brick, 'M148 268q4-30 34-30t34 30z'),
      line('M140 292h50M140 312h32'),
      path(berry, 'M216 346c-26-14-26-36-12-38 7 0 11 4 12 9 1-5 5-9 12-9 14 2 14 24-12 38z'),
      path(water, 'M290 264h44v110q0 14-14 14h-16q-14 0-14-14z'),
      path(cream, 'M290 292h44v38h-44z'),
      path(honey, 'M284 244h56v22h-56z'),
      path(butter, 'M298 244q-4-18 8-24-2-18 6-18t6 18q12 6 8 24z'),
      line('M318 304h16M322 318h12'),
    ],
  },
} as const satisfies Readonly<Record<string, StillLifeDrawing>>;

export type StillLifeName = keyof typeof stillLifes;
