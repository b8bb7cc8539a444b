// Where a thing is photographed: a wall and a floor in close tones, without outlines, so that the thing stands out.
import { block, disc, line, oval, path } from './shapes.mjs';

/** @typedef {readonly [wall: string, floor: string, light: string, dark: string]} Tones */

const wall = ([back]) => block(back, -1600, -2000, 3600, 2600);
const floor = ([, ground]) => path(ground, 'M-1600 366H2000v400H-1600z');
const tufts = [-60, 20, 96, 330, 410]
  .map((x, nth) => `M${x} ${420 + (nth % 2) * 26}q4-14 0-22M${x + 8} ${420 + (nth % 2) * 26}q6-10 12-16`)
  .join('');
const boards = [-120, 10, 150, 290, 430]
  .map((x) => `M${200 + (x - 200) * 0.9} 366 ${200 + (x - 200) * 1.9} 640`)
  .join('');

/** @type {Readonly<Record<string, { tones: Tones, draw: (tones: Tones) => string }>>} */
export const places = {
  table: { tones: ['#e8cba9', '#d9b48b', '#f0dcc2', '#c99f73'], draw: (tones) => wall(tones) + floor(tones) },
  rug: {
    tones: ['#d9aba0', '#c8948a', '#e9cac0', '#b57f76'],
    draw: (tones) =>
      wall(tones) +
      floor(tones) +
      block(tones[2], -1600, 354, 3600, 12) +
      oval(tones[2], 206, 420, 250, 52) +
      oval(tones[1], 206, 420, 222, 42) +
      oval(tones[2], 206, 420, 204, 36) +
      block(tones[2], 22, 60, 78, 96) +
      block(tones[3], 32, 70, 58, 76),
  },
  window: {
    tones: ['#a9bcc2', '#8fa6af', '#d6e1e3', '#7c949e'],
    draw: (tones) =>
      wall(tones) +
      floor(tones) +
      block(tones[2], 196, 20, 200, 210) +
      block('#eef2ec', 206, 30, 180, 190) +
      block(tones[2], 290, 30, 12, 190) +
      block(tones[2], 206, 118, 180, 10) +
      path(tones[3], 'M168 8h44q4 120-24 240h-34q24-120 14-240zM380 8h60v240h-30q-24-120-30-240z'),
  },
  park: {
    tones: ['#c6d8d6', '#a9b79a', '#dbe6df', '#90a283'],
    draw: (tones) =>
      wall(tones) +
      disc(tones[2], 330, 110, 46) +
      path('#b9c8ac', 'M-1600 366V300q500-90 900-60 500 60 900 20 400-60 1800 40v66z') +
      block('#a3917c', 42, 240, 20, 140) +
      disc(tones[3], 52, 196, 72) +
      disc('#9cae8e', 12, 232, 46) +
      disc('#9cae8e', 96, 236, 42) +
      floor(tones) +
      `<g stroke="${tones[3]}" stroke-width="5" stroke-linecap="round" fill="none">${line(tufts)}</g>`,
  },
  hall: {
    tones: ['#c7b9c0', '#b5a4ad', '#dcd2d7', '#9d8b95'],
    draw: (tones) =>
      wall(tones) +
      floor(tones) +
      block(tones[2], -1600, 92, 3600, 22) +
      [60, 150, 330].map((x) => disc(tones[3], x, 116, 9)).join('') +
      path(tones[3], 'M322 120q-34 20-40 130h88q-4-110-36-130z') +
      path(tones[2], 'M50 120q-18 30-18 70h56q0-40-24-70z') +
      `<g stroke="${tones[2]}" stroke-width="3" fill="none">${line(boards)}</g>`,
  },
  shelf: {
    tones: ['#ebd9c0', '#dcc3a0', '#f5eadb', '#c6a87f'],
    draw: (tones) =>
      wall(tones) +
      floor(tones) +
      block(tones[3], 216, 112, 260, 14) +
      [
        [232, 40, 18],
        [252, 52, 16],
        [270, 44, 22],
        [294, 58, 16],
      ]
        .map(([x, height, width]) => block(height % 3 ? tones[1] : tones[2], x, 112 - height, width, height))
        .join('') +
      path(tones[3], 'M340 112v-30h40v30z') +
      oval('#b3bd9c', 350, 62, 12, 26, -24) +
      oval('#a4b38c', 372, 58, 12, 28, 20) +
      block(tones[2], -1600, 354, 3600, 12),
  },
  nursery: {
    tones: ['#c8cdb5', '#b0b898', '#dde1cf', '#98a280'],
    draw: (tones) =>
      wall(tones) +
      floor(tones) +
      block(tones[2], -1600, 354, 3600, 12) +
      `<g fill="none" stroke="${tones[3]}" stroke-width="4">${line('M-40 40q120 70 240 0 120 70 240 0')}</g>` +
      [
        [20, 68],
        [80, 78],
        [140, 68],
        [260, 68],
        [320, 78],
        [380, 68],
      ]
        .map(([x, y], nth) =>
          path([tones[2], '#e3cfa4', tones[3]][nth % 3], `M${x - 20} ${y - 4}h40l-20 42z`),
        )
        .join(''),
  },
};
