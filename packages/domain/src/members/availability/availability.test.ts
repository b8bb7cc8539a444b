import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeSlots, slotPhrases } from './describe-slots.ts';
import {
  allSlots,
  commonSlots,
  countSlots,
  dayParts,
  days,
  noSlots,
  slotsOf,
  weekdays,
  weekend,
} from './slots.ts';

const anySlots = fc.integer({ min: noSlots, max: allSlots });

describe('slots', () => {
  it('are 21 a week, three a day', () => {
    expect(countSlots(allSlots)).toBe(21);
    expect(countSlots(slotsOf(['monday']))).toBe(3);
    expect(countSlots(slotsOf(weekdays, ['morning']))).toBe(5);
    expect(countSlots(slotsOf(weekend, ['evening']))).toBe(2);
  });

  it('are distinct bits', () => {
    const single = days.flatMap((day) => dayParts.map((part) => slotsOf([day], [part])));
    expect(new Set(single).size).toBe(21);
    expect(single.reduce((week, slot) => week | slot, noSlots)).toBe(allSlots);
  });

  it('are shared whoever asks, and never more than either has', () => {
    fc.assert(
      fc.property(anySlots, anySlots, (a, b) => {
        expect(commonSlots(a, b)).toBe(commonSlots(b, a));
        expect(countSlots(commonSlots(a, b))).toBeLessThanOrEqual(Math.min(countSlots(a), countSlots(b)));
      }),
    );
  });
});

describe('slots in words', () => {
  it.each([
    [noSlots, ''],
    [allSlots, 'Any time'],
    [slotsOf(['tuesday'], ['afternoon']), 'Tuesday afternoons'],
    [slotsOf(['tuesday']), 'Tuesdays'],
    [slotsOf(weekdays, ['morning']), 'Weekday mornings'],
    [slotsOf(weekend), 'Weekends'],
    [slotsOf(weekdays), 'Weekdays'],
    [slotsOf(days, ['evening']), 'Evenings'],
    [slotsOf(weekend, ['morning']), 'Weekend mornings'],
    [slotsOf(weekdays, ['morning']) | slotsOf(['saturday']), 'Weekday mornings and Saturdays'],
    [slotsOf(weekdays) | slotsOf(weekend, ['morning']), 'Weekdays and weekend mornings'],
    [slotsOf(['monday', 'wednesday', 'friday']), 'Mondays, Wednesdays and more'],
  ])('%i: %s', (slots, words) => {
    expect(describeSlots(slots)).toBe(words);
  });

  it('name every slot exactly once', () => {
    const slotsNamed = new Map(
      Array.from({ length: 21 }, (_, bit) => [slotPhrases(1 << bit).join(), 1 << bit]),
    );
    expect(slotsNamed.size).toBe(21);
    fc.assert(
      fc.property(anySlots, anySlots, (a, b) => {
        const names = slotPhrases(a);
        expect(new Set(names).size).toBe(names.length);
        expect(names.length === 0).toBe(a === noSlots);
        if (a !== b) expect(slotPhrases(b)).not.toEqual(names);
      }),
    );
  });
});
