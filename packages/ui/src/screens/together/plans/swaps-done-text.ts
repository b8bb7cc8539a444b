const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'] as const;

const swapsInWords = (count: number): string =>
  `${numbers[count] ?? count} ${count === 1 ? 'swap' : 'swaps'}`;

/** "Four swaps done" */
export const swapsDoneTitle = (count: number): string => `${swapsInWords(count)} done`;

/** "Four swaps with you"; undefined before the first, and while it is not known. */
export const swapsWithYouText = (done: number | undefined): string | undefined =>
  done ? `${swapsInWords(done)} with you` : undefined;

/** Hours are said in quarters. */
const inQuarters = (hours: number) => Math.round(hours * 4) / 4;

const parts: Readonly<Record<number, string>> = {
  0.25: 'a quarter of an hour',
  0.5: 'half an hour',
  0.75: 'three quarters of an hour',
};

/** "two hours", "1.5 hours", "half an hour" */
function hoursInWords(hours: number): string {
  const count = inQuarters(hours);
  return parts[count] ?? `${numbers[count]?.toLowerCase() ?? count} ${count === 1 ? 'hour' : 'hours'}`;
}

/** What two have done for each other. */
export interface SwapsOfTwo {
  /** Swaps that both said to have happened, by whose children were looked after. */
  readonly swapsForMe: number;
  readonly swapsForOther: number;
  /** How long they took. */
  readonly hoursForMe: number;
  readonly hoursForOther: number;
}

export const swapsDone = ({ swapsForMe, swapsForOther }: SwapsOfTwo): number => swapsForMe + swapsForOther;

/** Which of the two has looked after the other's children for longer. */
export function moreHoursText({ hoursForMe, hoursForOther }: SwapsOfTwo, name: string): string {
  const more = inQuarters(hoursForMe - hoursForOther);
  if (more === 0) return 'You are even.';
  return `${more > 0 ? name : 'You'} gave ${hoursInWords(Math.abs(more))} more.`;
}

/** The same, and whose turn it is. */
export function turnText(swaps: SwapsOfTwo, name: string): string {
  const more = inQuarters(swaps.hoursForMe - swaps.hoursForOther);
  const said = moreHoursText(swaps, name);
  return more === 0 ? said : `${said} It is ${more > 0 ? 'your' : `${name}’s`} turn.`;
}

/** "Four swaps done. Dana gave two hours more."; undefined before the first, and while it is not known. */
export const doneAndMoreText = (swaps: SwapsOfTwo | undefined, name: string): string | undefined =>
  swaps && swapsDone(swaps) > 0
    ? `${swapsDoneTitle(swapsDone(swaps))}. ${moreHoursText(swaps, name)}`
    : undefined;
