import { countBits } from '../../platform/shared/bits.ts';

export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export const dayParts = ['morning', 'afternoon', 'evening'] as const;

export type Day = (typeof days)[number];
export type DayPart = (typeof dayParts)[number];

/**
 * A week of 21 slots, one bit each, starting with Monday morning: the slots two members share are one `&`.
 */
export type Slots = number;

export const noSlots: Slots = 0;
export const weekdays: readonly Day[] = days.slice(0, 5);
export const weekend: readonly Day[] = days.slice(5);

export function slotsOf(on: readonly Day[], at: readonly DayPart[] = dayParts): Slots {
  let slots = noSlots;
  for (const day of on) {
    for (const part of at) slots |= 1 << (days.indexOf(day) * dayParts.length + dayParts.indexOf(part));
  }
  return slots;
}

export const allSlots: Slots = slotsOf(days);

export const commonSlots = (a: Slots, b: Slots): Slots => a & b;

export const countSlots = (slots: Slots): number => countBits(slots);
