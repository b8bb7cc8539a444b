import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';
import type { SignedInMember } from '../signed-in-members.ts';

/** The caller, and another member whom the call may concern. */
export interface Two {
  readonly knex: Knex;
  readonly caller: SignedInMember;
  readonly other: SignedInMember;
}

export interface ArrangedCall {
  /** Parameters of the endpoint's path. */
  readonly params?: Readonly<Record<string, number | string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Left out, the example of the endpoint is sent. */
  readonly body?: unknown;
  /** Cookies beside that of the session. */
  readonly cookies?: Readonly<Record<string, string>>;
}

export interface Arrangement {
  /** Whether the call concerns the other member as well. */
  readonly concernsOther: boolean;
  /** Whether the member's account is kept while that is open which the call is about. */
  readonly keepsAccount?: boolean;
  /** Whether a password of the two is another one after it, with which nobody deletes the account here. */
  readonly setsPassword?: boolean;
  /** What becomes of a deletion that was only scheduled, because a change of e-mail can be taken back. */
  readonly scheduledDeletion?: 'waits' | 'is-cancelled';
  /** The status of a call that is too late; otherwise 400 means that it is not arranged well. */
  readonly whenGone?: 400;
  arrange(two: Two): Promise<ArrangedCall> | ArrangedCall;
}

type Arrange = Arrangement['arrange'];

export const alone = (arrange: Arrange = () => ({})): Arrangement => ({ concernsOther: false, arrange });

export const settingPassword = (arrangement: Arrangement): Arrangement => ({
  ...arrangement,
  setsPassword: true,
});

/** A link of the member's is invalid once they are gone. */
export const whenGoneInvalid = (arrange: Arrange): Arrangement => ({
  concernsOther: false,
  whenGone: 400,
  arrange,
});

export const withOther = (arrange: Arrange): Arrangement => ({ concernsOther: true, arrange });

/** Nobody leaves while an order of theirs is open. */
export const ofOrder = (arrange: Arrange): Arrangement => ({
  concernsOther: true,
  keepsAccount: true,
  arrange,
});
