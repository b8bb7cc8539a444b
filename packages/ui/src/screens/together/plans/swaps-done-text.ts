import { hoursInWords, inQuarters } from './hours-in-words.ts';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'] as const;

/** "Four swaps done" */
export const swapsDoneTitle = (count: number): string =>
  `${numbers[count] ?? count} ${count === 1 ? 'swap' : 'swaps'} done`;

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
