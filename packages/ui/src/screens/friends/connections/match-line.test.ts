import { describe, expect, it } from 'vitest';
import { matchLine } from './match-line.ts';

const at = (day: number, hour = 15, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();
const now = new Date(2026, 10, 22, 9, 0);
const old = { nextPlan: null, lastWords: null, createdAt: at(1) };
const words = { text: 'See you there', mine: false };

describe('the line of a connection', () => {
  it.each([
    [22, 'Swap today, 3 to 5 PM'],
    [23, 'Swap tomorrow, 3 to 5 PM'],
    [25, 'Swap on Wednesday, 3 to 5 PM'],
    [28, 'Swap on Saturday, 3 to 5 PM'],
    [29, 'Swap on November 29, 3 to 5 PM'],
  ])('says the next plan first, on the %i.', (day, text) => {
    expect(
      matchLine(
        { ...old, nextPlan: { kind: 'swap', at: at(day), until: at(day, 17) }, lastWords: words },
        now,
      ),
    ).toBe(text);
  });

  it('says a playdate with its end', () => {
    const nextPlan = { kind: 'playdate', at: at(23, 10, 30), until: at(23, 12) } as const;
    expect(matchLine({ ...old, nextPlan }, now)).toBe('Playdate tomorrow, 10:30 AM to noon');
  });

  it('says without a plan what was written last, and by whom', () => {
    expect(matchLine({ ...old, lastWords: words }, now)).toBe('See you there');
    expect(matchLine({ ...old, lastWords: { ...words, mine: true } }, now)).toBe('You: See you there');
  });

  it.each([
    [22, 'Connected today'],
    [21, 'Connected yesterday'],
    [16, 'Connected on Monday'],
    [15, undefined],
  ])('says of new ones when they have connected, on the %i.', (day, text) => {
    expect(matchLine({ ...old, createdAt: at(day, 8) }, now)).toBe(text);
  });
});
