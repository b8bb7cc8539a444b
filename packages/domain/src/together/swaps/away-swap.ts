import { crisisHelp } from '../../trust/reports/crisis-help.ts';

/** A swap that goes on while the other of the two is suspended or banned, as the one who is there sees it. */
export interface AwaySwap {
  /** The first name of the other. */
  readonly firstName: string;
  /** Whether the one who reads it has asked for the swap, so that it is about their own children. */
  readonly isMine: boolean;
  /** Whether it is at the place of the one who reads it. */
  readonly isAtMine: boolean;
  readonly location: string;
}

/** A swap that has begun; neither the other nor the place is named where they are not told. */
export type BegunSwap = Pick<AwaySwap, 'isMine' | 'isAtMine'> &
  Partial<Pick<AwaySwap, 'firstName' | 'location'>>;

export const awaySwapTitle = ({ firstName }: Pick<AwaySwap, 'firstName'>): string =>
  `${firstName} is not here now`;

/** What is to be done: a child is with one of the two. */
export function whatToDo({ firstName = 'the sitter', isMine, isAtMine, location }: BegunSwap): string {
  if (!isMine) {
    return `If the children are with you, stay with them until they are picked up. If nobody comes, call ${crisisHelp.emergency}.`;
  }
  if (isAtMine) return `If ${firstName} is with your child at your place, please go there.`;
  return `If your child is with ${firstName}, please pick them up${location ? `: ${location}` : ''}.`;
}

/** The same as the beginning of a subject. */
export function whatToDoFirst({ isMine, isAtMine }: BegunSwap): string {
  if (!isMine) return 'Stay with the children until they are picked up';
  return isAtMine ? 'Please go to your child' : 'Please pick up your child';
}
