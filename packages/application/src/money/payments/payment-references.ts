import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

/** Who a member is at the payment providers: a random id that no other database has. */
export type MemberReference = string;

export interface PaymentReferences {
  /** Made with the first question. `accountKey` is for the one payment account that is being opened. */
  of(memberId: MemberId): Promise<{ readonly reference: MemberReference; readonly accountKey: string }>;
  memberOf(reference: MemberReference): Promise<MemberId | undefined>;
  /** What was opened under that key is gone, or is refused for good: the next account is another. */
  renewAccountKey(memberId: MemberId, accountKey: string): Promise<void>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly paymentReferences: PaymentReferences;
  }
}
