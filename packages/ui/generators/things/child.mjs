// A child who stands beside a thing, so that one sees how large it is.
import { disc, ink, line, moved, oval, path } from './shapes.mjs';

/** @typedef {{ skin: string, hair: string, top: string, legs: string, cut: keyof typeof cuts }} Child */

const cuts = {
  short: (hair) => path(hair, 'M-46-250q-6-56 46-58 54 2 46 58-8-30-30-34-34 16-62 34z'),
  bob: (hair) => path(hair, 'M-48-222q-14-86 48-88 62 2 48 88-14-8-10-40-16-14-22-24-20 22-56 30 2 26-8 34z'),
  buns: (hair) =>
    disc(hair, -44, -296, 19) +
    disc(hair, 44, -296, 19) +
    path(hair, 'M-46-250q-6-54 46-56 52 2 46 56-18-24-46-26-28 2-46 26z'),
  curls: (hair) =>
    [
      [-40, -270],
      [-24, -296],
      [2, -304],
      [28, -294],
      [42, -268],
      [-46, -244],
      [46, -244],
    ]
      .map(([x, y]) => disc(hair, x, y, 19))
      .join(''),
};
const behind = {
  bob: (hair) => path(hair, 'M-50-220q-10-80 50-86 60 6 50 86-10 22-24 18h-52q-14 4-24-18z'),
  short: () => '',
  buns: () => '',
  curls: (hair) => disc(hair, 0, -262, 52),
};

/** @type {readonly Child[]} */
export const children = [
  { skin: 'd9a67e', hair: '36211b', top: '3c6650', legs: '7f9ca6', cut: 'short' },
  { skin: 'f0cdb2', hair: 'b0723a', top: '8c2340', legs: '40607a', cut: 'bob' },
  { skin: '7a4a33', hair: '261513', top: 'e3bc6e', legs: '8c2340', cut: 'buns' },
  { skin: 'b87f58', hair: '2b1a18', top: 'c9553c', legs: '33504a', cut: 'curls' },
  { skin: 'efcfb0', hair: '231a1d', top: '7f9ca6', legs: '685349', cut: 'bob' },
  { skin: '8a5a3e', hair: '2a1815', top: 'a4b38c', legs: '40607a', cut: 'short' },
  { skin: 'eec6a6', hair: '94472a', top: 'f7dda2', legs: '3c6650', cut: 'buns' },
].map((child) => ({
  ...child,
  ...Object.fromEntries(['skin', 'hair', 'top', 'legs'].map((part) => [part, `#${child[part]}`])),
}));

/** So many centimeters tall, at an age. @type {(age: number) => number} */
export const heightAt = (age) => (age < 2 ? 78 : 74 + age * 7.3 - age * age * 0.1);

/** Standing at this place, so many units tall. @type {(child: Child, x: number, tall: number) => string} */
export const standing = ({ skin, hair, top, legs, cut }, x, tall) =>
  moved(
    `translate(${x} 388) scale(${tall / 308})`,
    behind[cut](hair),
    path(legs, 'M-34-104h30v92h-26zM4-104h30l-4 92H4z'),
    oval('#5b3a29', -20, -8, 20, 10),
    oval('#5b3a29', 20, -8, 20, 10),
    path(skin, 'M-60-116l14 6q-2 18-14 18-14-4 0-24zM60-116l-14 6q2 18 14 18 14-4 0-24z'),
    path(
      top,
      'M-34-204q34-16 68 0 32 36 30 92l-20 4q-2-34-12-52l2 66h-68l2-66q-10 18-12 52l-20-4q-2-56 30-92z',
    ),
    path(skin, 'M-12-216h24v12q-12 10-24 0z'),
    disc(skin, 0, -250, 46),
    cuts[cut](hair),
    disc(ink, -15, -246, 4),
    disc(ink, 15, -246, 4),
    line('M-12-228q12 10 24 0'),
    oval('#e2917f', -28, -232, 8, 5),
    oval('#e2917f', 28, -232, 8, 5),
  );
