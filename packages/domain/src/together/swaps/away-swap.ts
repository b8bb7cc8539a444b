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

export const awaySwapTitle = ({ firstName }: Pick<AwaySwap, 'firstName'>): string =>
  `${firstName} is not here now`;

/** What is to be done: a child is with one of the two. */
export function whatToDoWhileAway({ firstName, isMine, isAtMine, location }: AwaySwap): string {
  if (!isMine) return 'If the children are with you, keep to what you agreed on.';
  return isAtMine
    ? `If ${firstName} is with your child at your place, please go there.`
    : `If your child is with ${firstName}, please pick them up: ${location}.`;
}
