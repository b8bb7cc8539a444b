import {
  allSlots,
  type Day,
  dayParts,
  days,
  noSlots,
  type Slots,
  slotsOf,
  weekdays,
  weekend,
} from './slots.ts';

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const everyPart = (on: readonly Day[], prefix: string) =>
  dayParts.map((part) => ({ slots: slotsOf(on, [part]), words: capitalize(`${prefix}${part}s`) }));

/** Every name for a group of slots, the largest groups first. */
const phrases: readonly { readonly slots: Slots; readonly words: string }[] = [
  { slots: allSlots, words: 'Any time' },
  { slots: slotsOf(weekdays), words: 'Weekdays' },
  ...everyPart(days, ''),
  { slots: slotsOf(weekend), words: 'Weekends' },
  ...everyPart(weekdays, 'weekday '),
  ...days.map((day) => ({ slots: slotsOf([day]), words: capitalize(`${day}s`) })),
  ...everyPart(weekend, 'weekend '),
  ...days.flatMap((day) => everyPart([day], `${day} `)),
];

/** The fewest names that cover the slots, each slot once, in the order of the week. */
export function slotPhrases(slots: Slots): string[] {
  let rest = slots;
  const chosen = phrases.filter((phrase) => {
    const fits = rest !== noSlots && (rest & phrase.slots) === phrase.slots;
    if (fits) rest &= ~phrase.slots;
    return fits;
  });
  return chosen.sort((a, b) => firstSlot(a.slots) - firstSlot(b.slots)).map(({ words }) => words);
}

/** The lowest set bit, which is the group's first slot in the week. */
const firstSlot = (slots: Slots): number => slots & -slots;

/**
 * "Tuesday afternoons", "Weekday mornings and Saturdays"; more than two names end with a phrase for the rest.
 */
export function describeSlots(slots: Slots): string {
  const [first, second, ...others] = slotPhrases(slots);
  if (!first) return '';
  if (!second) return first;
  return others.length > 0
    ? `${first}, ${withinSentence(second)} and more`
    : `${first} and ${withinSentence(second)}`;
}

/** Keeps inside a sentence only the capital letters of the names of days. */
const withinSentence = (words: string): string =>
  days.some((day) => words.toLowerCase().startsWith(day))
    ? words
    : words.charAt(0).toLowerCase() + words.slice(1);

/** "Free on Tuesday afternoons", "Free in the evenings", "Both free any time". */
export function describeSharedSlots(slots: Slots): string {
  const words = describeSlots(slots);
  if (slots === allSlots) return 'Both free any time';
  const daily = /^(Mornings|Afternoons|Evenings)/.test(words);
  return daily ? `Free in the ${withinSentence(words)}` : `Free on ${withinSentence(words)}`;
}
