import type { RetentionKind } from '@nestmates/domain/platform/retention/retention.ts';

/** Why a column stays as it is in a row that outlives the account, and until when. */
export interface Kept {
  readonly why: string;
  readonly until: string;
}

export const inBooks = (why: string): Kept => ({
  why,
  until: 'always: rows of the books are never deleted',
});

/**
 * What deleting an account does with a column: it goes with its row, it is emptied in a row that stays, it stays
 * as it is, or it says nothing of anybody.
 */
export type Erasure = 'deleted' | 'emptied' | 'impersonal' | Kept;

/** Why something that is stored of a member is not in the file that the member takes along. */
export const reasonsLeft = {
  key: 'A number or name by which we or a provider refer to something.',
  secret: 'A password, a link or a code: whoever found the file could use it.',
  digest: 'A keyed digest, out of which nobody can read anything.',
  elsewhere: 'Worked out from what is in the file, or in it in another place.',
  others: 'About somebody else, or it would tell who has reported, blocked or decided.',
  process: 'How far a job, a payment or an e-mail has got.',
  passing: 'Gone by itself within a month.',
  books: 'Books of the operator, which say of a member only what the orders and plans say.',
  office: 'Notes of administrators for their own work.',
  provider: 'It stands for a provider, in a trial: the provider has it.',
} as const;

export type ReasonLeft = keyof typeof reasonsLeft;

/** Why the nightly job removes no rows of a table. */
export const reasonsKept = {
  account: 'Until the account is deleted, or the member deletes it.',
  photo: 'Until the photo has been deleted in the store, which the job of evidence does.',
  books: 'Always: rows of the books are never deleted.',
  decisions:
    'Always, without whose it was once the account is deleted: what was decided must stay explainable.',
  audit: 'Always: what administrators have done stays provable.',
  budget: 'As long as the budget of the AI is counted by day and month.',
  constant: 'It does not grow with time.',
  provider: 'It stands for a provider, in a trial.',
} as const;

/** Which rows of a table the nightly job removes. */
export interface OldRowsOfTable {
  readonly kind: RetentionKind;
  /** A condition; `:before` is the time until which the kind is kept, and `:now` is for rows that have an end of their own. */
  readonly when: string;
  /** This column is emptied in rows that stay. */
  readonly emptied?: string;
}
