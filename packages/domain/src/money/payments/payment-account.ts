import type { MemberId } from '../../platform/shared/ids.ts';

/** The account to which a member's sales are paid out. */
export interface PaymentAccount {
  readonly userId: MemberId;
  /** The name of the payment provider that has the account. */
  readonly provider: string;
  readonly providerAccountId: string;
  /** Whether the provider has all that it needs to pay out. */
  readonly ready: boolean;
}
