import { describe, expect, it } from 'vitest';
import { soonInWords, timeInWords, timesInWords, whereInWords } from './plan-in-words.ts';

const now = new Date('2026-11-27T12:00:00Z');
const [newYork, losAngeles] = ['America/New_York', 'America/Los_Angeles'];
const time = { date: new Date('2026-11-29T03:00:00Z'), until: new Date('2026-11-29T06:30:00Z') };
/** What a browser may write between hour and half of day. */
const plain = (said: string) => said.replace(/\s/g, ' ');

describe('the time of a plan in a letter', () => {
  it('has an end, by the clock of whoever reads it', () => {
    expect(plain(timeInWords(time, { timeZone: newYork }))).toBe(
      'Saturday, November 28 at 10:00 PM EST, until 1:30 AM the next day',
    );
    expect(plain(timeInWords(time, { timeZone: losAngeles }))).toBe(
      'Saturday, November 28 at 7:00 PM PST, until 10:30 PM',
    );
  });

  it('is among those that are offered until it begins', () => {
    const passed = { date: now, until: time.date };
    expect(timesInWords([passed, time], { timeZone: newYork, now })).toHaveLength(1);
  });

  it('has an end in a reminder too', () => {
    const evening = new Date('2026-11-27T23:00:00Z');
    expect(plain(soonInWords(time, { timeZone: newYork, now: evening }))).toBe(
      'tomorrow at 10:00 PM EST and goes on until 1:30 AM the next day',
    );
  });
});

it('the place ends a sentence in the words of whoever reads it', () => {
  const [ana, dana] = [
    { otherId: 2, otherName: 'Dana' },
    { otherId: 1, otherName: 'Ana' },
  ];
  expect([ana, dana].map((reader) => whereInWords({ of: 1 }, reader))).toEqual([
    ', at your place',
    ', at Ana’s place',
  ]);
  expect(whereInWords(null, ana)).toBe('');
});
