import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { digestsOfBanks } from '../../money/payments/seller-marks.ts';
import { sweepByProvider } from '../../money/payments/sweep-by-provider.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { KeptFactsQueries } from './emails/unclaimed.ts';

/** An account at a payment provider. */
export interface Payee {
  readonly provider: string;
  readonly providerAccountId: string;
}

export interface LeftSellerStore extends KeptFactsQueries {
  /** Accounts of sellers who have left that were not asked about since then, the longest ago first; says that they are now. */
  take(lookedBefore: Date, now: Date, limit: number): Promise<readonly Payee[]>;
  /** What was sold with it is known by these digests besides, as are the sales that its seller had undone. */
  note(payee: Payee, digests: readonly string[]): Promise<void>;
  /** Who has the mailbox by now, or else had it, of whoever has sold an order and left. */
  returnedSeller(orderId: OrderId): Promise<MemberId | undefined>;
  /** The same, and notes that they are told what we keep of it; undefined where they were told before. */
  tellReturned(orderId: OrderId): Promise<MemberId | undefined>;
  /** Keeps an account no longer that is no more at the provider; whether it was kept. */
  forgetPayee(payee: Payee): Promise<boolean>;
  /** Keeps no account of those who left before then. */
  forget(leftBefore: Date): Promise<void>;
}

/** A payout arrives days after its release, when its seller may have left. */
const askedFor = days(30);
const askedEach = hours(6);
const askedAtOnce = 100;

/** Asks to which bank accounts sellers who have left were paid in the end, so that what they owe follows those. */
export class LeftSellers extends useCase(
  'leftSellerStore',
  'paymentProviders',
  'keyedDigests',
  'transaction',
  'clock',
) {
  async look(): Promise<void> {
    const { leftSellerStore: store, clock } = this.needs;
    const now = clock.now();
    await store.forget(later(now, -askedFor));
    const payees = await store.take(later(now, -askedEach), now, askedAtOnce);
    await sweepByProvider(
      payees.filter(({ provider }) => this.#isConfigured(provider)),
      (payee) => this.#lookAt(payee),
      'Some bank accounts of sellers who have left could not be asked for',
    );
  }

  /** Whether the account of before, to which a release was refused, is no more at the provider: another one may be paid. */
  async forgetIfGone(payee: Payee): Promise<boolean> {
    const { leftSellerStore: store, paymentProviders: providers, transaction } = this.needs;
    if (await providers.named(payee.provider).sellers.find(payee.providerAccountId)) return false;
    return transaction.run(() => store.forgetPayee(payee));
  }

  #isConfigured(provider: string): boolean {
    return this.needs.paymentProviders.all.some(({ name }) => name === provider);
  }

  async #lookAt(payee: Payee): Promise<void> {
    const { leftSellerStore: store, paymentProviders: providers, keyedDigests, transaction } = this.needs;
    const { provider, providerAccountId } = payee;
    const found = await providers.named(provider).sellers.find(providerAccountId);
    // Forgetting cannot be undone, and with a wrong key nobody is found.
    if (!found) return;
    const digests = await digestsOfBanks(keyedDigests, { ...found, provider });
    if (digests.length > 0) await transaction.run(() => store.note(payee, digests));
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly leftSellerStore: LeftSellerStore;
    readonly leftSellers: LeftSellers;
  }
}
