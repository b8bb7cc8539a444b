export const moveRefusals = [
  'account-not-ready',
  'insufficient-funds',
  /** There is nothing left to move, or less than that. */
  'exceeds-rest',
  'disputed',
  /** The key stands for another call, or for one that failed for good. */
  'key-used',
  'other',
] as const;
export type MoveRefusal = (typeof moveRefusals)[number];

/**
 * A refusal is repeated under the same key. A new attempt takes another key, after a look at `payment`: keys are
 * forgotten, and the move may have been made.
 */
export type MoveOutcome =
  /** Pending is a refund that the bank of the buyer has not taken yet: it is made, and may still fail. */
  | { readonly outcome: 'done'; readonly id: string; readonly isPending?: true }
  | { readonly outcome: 'refused'; readonly reason: MoveRefusal; readonly message: string };
