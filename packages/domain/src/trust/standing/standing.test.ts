import { expect, it } from 'vitest';
import { days, later } from '../../platform/shared/time.ts';
import { isToldWhileLookedAt, standingNow } from './standing.ts';

const now = new Date('2026-11-23T12:00:00Z');
const ago = (time: number) => later(now, -time);
const next = later(now, 1);
const limited = { kind: 'limited', until: null } as const;

it.each([
  ['good, of whom nothing is known', undefined, undefined, 'good', null],
  ['warned for 180 days', undefined, ago(days(180) - 1), 'warned', null],
  ['and then no longer', undefined, ago(days(180)), 'good', null],
  ['restricted, whatever there was before', limited, now, 'limited', null],
  ['restricted until the end', { kind: 'suspended', until: next }, undefined, 'suspended', next],
  ['and in its second no longer', { kind: 'suspended', until: now }, undefined, 'good', null],
  ['warned once a restriction has ended', { kind: 'suspended', until: now }, now, 'warned', null],
  ['banned', { kind: 'banned', until: null }, undefined, 'banned', null],
] as const)('a member is %s', (_, restriction, warnedAt, standing, until) => {
  expect(standingNow({ restriction, warnedAt }, now)).toEqual({ standing, until });
});

it.each([
  ['message', false],
  ['listing', true],
  ['review', true],
] as const)('says to the author of a %s that it is being looked at: %s', (kind, isTold) => {
  expect(isToldWhileLookedAt({ kind })).toBe(isTold);
});
