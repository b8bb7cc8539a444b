import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { PaymentAccount } from '@nestmates/domain/money/payments/payment-account.ts';
import type { AccountReport } from '@nestmates/domain/money/payments/payment-account-requirements.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Recipient } from '../../members/emails/email.ts';
import type { EventKind } from './provider-event-handler.ts';

/** An account with what the provider has said of it last. */
export interface KeptAccount extends PaymentAccount {
  /** Whether it was ever ready. */
  readonly wasReady: boolean;
  readonly report: AccountReport | null;
  /** What the seller had an e-mail about. */
  readonly told: string;
  /** Whether the provider was asked to which bank accounts it has paid, since that is kept. */
  readonly banksKnown: boolean;
}

export interface PaymentAccountStore {
  /** The newest; with another provider it takes the place of the one before, and orders keep theirs. */
  find(userId: MemberId): Promise<KeptAccount | undefined>;
  /** The same, kept from other changes until the transaction ends. */
  lock(account: Pick<PaymentAccount, 'provider' | 'providerAccountId'>): Promise<KeptAccount | undefined>;
  /** Its bank accounts are known then, too. */
  saveReport(
    account: Pick<PaymentAccount, 'provider' | 'providerAccountId'>,
    saved: Pick<KeptAccount, 'ready' | 'wasReady' | 'report' | 'told'>,
  ): Promise<void>;
  /** Keeps the account that an onboarding was begun for, and by which link the seller comes back from it. */
  start(
    account: Omit<PaymentAccount, 'ready'>,
    link: { readonly digest: string; readonly expiresAt: Date },
  ): Promise<void>;
  /** Undefined for a link that is unknown, replaced or too old. */
  findByLink(digest: string, now: Date): Promise<PaymentAccount | undefined>;
  findByAccount(
    account: Pick<PaymentAccount, 'provider' | 'providerAccountId'>,
  ): Promise<PaymentAccount | undefined>;
  /**
   * Those of whose payouts nobody has asked since bank accounts are kept, the one that was taken last at the end: `now` is
   * that time of these.
   */
  takeWithUnknownBanks(now: Date, limit: number): Promise<readonly PaymentAccount[]>;
  /** The provider does not have it any more. */
  forget(account: Pick<PaymentAccount, 'provider' | 'providerAccountId'>): Promise<void>;
}

export interface AccountEmailFacts extends Recipient {
  readonly report: AccountReport;
  readonly ready: boolean;
  readonly wasReady: boolean;
}

export interface AccountEmailQueries {
  emailFactsOf(memberId: MemberId): Promise<AccountEmailFacts | undefined>;
}

interface NewEvent {
  /** The provider's, the same for every copy. */
  readonly id: string;
  /** The name of the provider that sent it. */
  readonly provider: string;
  /** What the provider calls it. */
  readonly name: string;
  readonly kind: EventKind;
  /** The provider's id of what it is about. */
  readonly subjectId: string | null;
  readonly happenedAt: Date;
  readonly receivedAt: Date;
}

export const eventStates = ['waiting', 'handled', 'failed', 'ignored'] as const;

export interface StoredEvent extends NewEvent {
  readonly state: (typeof eventStates)[number];
  /** How many copies came. */
  readonly copies: number;
  /** Those that failed. */
  readonly attempts: number;
  readonly lastError: string | null;
  readonly handledAt: Date | null;
  readonly failedAt: Date | null;
}

export interface PaymentEventStore {
  /** Whether it is new, or could be read for the first time; otherwise its copies are counted. */
  add(event: NewEvent): Promise<boolean>;
  find(id: string): Promise<StoredEvent | undefined>;
  noteHandled(id: string, at: Date): Promise<void>;
  /** `failedAt` is null while it is tried again. */
  noteFailure(
    id: string,
    failure: { readonly message: string; readonly failedAt: Date | null },
  ): Promise<void>;
  /** Lets it wait as if it had just come; whether there is such an event that is not ignored. */
  reset(id: string): Promise<boolean>;
  newest(query: {
    readonly state?: StoredEvent['state'] | undefined;
    readonly limit: number;
  }): Promise<readonly StoredEvent[]>;
}

export interface KeptMoney {
  /** What is unclaimed of sales of accounts that the member had before. */
  keptFor(memberId: MemberId): Promise<Cents>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly accountEmailQueries: AccountEmailQueries;
    readonly keptMoney: KeptMoney;
    readonly paymentAccountStore: PaymentAccountStore;
    readonly paymentEventStore: PaymentEventStore;
  }
}
