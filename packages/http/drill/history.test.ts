import { expect, it } from 'vitest';
import { check } from './history.ts';

const sent = [
  { text: 'a', to: 2, id: 10 },
  { text: 'b', to: 2, id: 11 },
  { text: 'c', to: 1 },
];
const stored = [
  { id: 10, text: 'a' },
  { id: 11, text: 'b' },
];
const heard = [{ memberId: 2, messageIds: [10, 11] }];
const clean = { lost: [], doubled: [], unheard: [], heardTwice: [] };

it('finds nothing where all that was acknowledged is stored once and was heard once', () => {
  expect(check(sent, stored, heard)).toEqual(clean);
});

it.each([
  ['lost', [{ id: 10, text: 'a' }], heard, { ...clean, lost: ['b'] }],
  [
    'lost under an id that somebody else has got',
    [
      { id: 10, text: 'a' },
      { id: 11, text: 'x' },
    ],
    heard,
    { ...clean, lost: ['b'] },
  ],
  ['stored twice', [...stored, { id: 12, text: 'a' }], heard, { ...clean, doubled: ['a'] }],
  ['unheard', stored, [{ memberId: 2, messageIds: [10] }], { ...clean, unheard: ['b'] }],
  [
    'heard by somebody else',
    stored,
    [{ memberId: 1, messageIds: [10, 11] }],
    { ...clean, unheard: ['a', 'b'] },
  ],
  ['heard twice', stored, [{ memberId: 2, messageIds: [10, 11, 10] }], { ...clean, heardTwice: [10] }],
])('finds what is %s', (_, inDatabase, streams, verdict) => {
  expect(check(sent, inDatabase, streams)).toEqual(verdict);
});

it('allows what was not acknowledged to be stored', () => {
  expect(check(sent, [...stored, { id: 12, text: 'c' }], heard)).toEqual(clean);
});
