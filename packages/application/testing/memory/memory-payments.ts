import { providerFee } from '@nestmates/domain/money/payments/fees.ts';
import type { Checkout, Checkouts } from '../../src/money/payments/checkouts.ts';
import type { MoneyMoves, ProviderPayment } from '../../src/money/payments/money-moves.ts';
import type { MoveOutcome, MoveRefusal } from '../../src/money/payments/move-outcome.ts';
import { paymentsUnavailable } from '../../src/money/payments/payment-errors.ts';
import type { ProviderDispute, ProviderWarning } from '../../src/money/payments/provider-disputes.ts';

type Call = keyof Checkouts | keyof MoneyMoves;
/** `kept`: under the key of the call an error is answered from then on. */
type Fault = 'before' | 'after' | 'kept';

interface Moved {
  readonly kind: 'charge' | 'release' | 'refund' | 'reversal';
  readonly id: string;
  readonly paymentId: string;
  readonly cents: number;
  readonly key: string | null;
  readonly balanceTransaction: string;
  /** Given for a reversal. */
  readonly releaseId?: string;
  /** Given for a refund that the bank of the buyer has not taken yet. */
  readonly unfinished?: 'pending' | 'no-funds' | 'unknown';
}

interface Disputed extends ProviderDispute {
  readonly paymentId: string;
}

/** What it takes for a dispute that moves money. */
export const memoryDisputeFee = 1500;

/** A payment provider with a ledger of its own, whose next calls can fail before or after the work. */
export class MemoryPayments implements Checkouts, MoneyMoves {
  readonly checkouts = new Map<string, Checkout & { readonly cents: number; readonly taxCents: number }>();
  readonly moved: Moved[] = [];
  readonly disputes: Disputed[] = [];
  readonly warnings: (ProviderWarning & { readonly paymentId: string })[] = [];
  /** Card with which each payment was made, where somebody has said so. */
  readonly cards = new Map<string, string>();
  /** Checkouts whose cardholder is asked to confirm. */
  readonly askedCardholders = new Set<string>();
  /** Rate where it adds tax. */
  taxRate = 0.0825;
  /** Sellers have taken out what they got. */
  areSellersEmpty = false;
  /** What they have left of it; all of it where nobody has said so. */
  sellersHave = Number.MAX_SAFE_INTEGER;
  /** Nothing can be sent to sellers: our own balance does not have it yet. */
  hasNoFunds = false;
  /** The card of the buyer takes nothing back. */
  takesNoRefunds = false;
  /** A dispute that is won costs nothing in the end; at some providers it does. */
  givesDisputeFeeBack = true;
  /** How refunds stand once they are made; done where nothing is said. */
  refundsAre: Moved['unfinished'];
  /** What happens to the next calls, one after the other. */
  readonly faults: (Fault | 'none')[] = [];
  /** What it was asked, in order, also where its answer was lost. */
  readonly calls: Call[] = [];
  readonly #keptErrors = new Set<string>();
  readonly #answers = new Map<string, { readonly said: string; readonly answer: unknown }>();
  #nextId = 1;

  async open(request: Parameters<Checkouts['open']>[0]): ReturnType<Checkouts['open']> {
    const { key, reference, priceCents, processingFeeCents, tax, asksCardholder } = request;
    return this.#once('open', key, request, () => {
      const checkoutId = this.#id('checkout');
      const untaxed = priceCents + processingFeeCents;
      const taxCents = tax ? Math.round(untaxed * this.taxRate) : 0;
      const cents = untaxed + taxCents;
      if (asksCardholder) this.askedCardholders.add(checkoutId);
      this.checkouts.set(checkoutId, { checkoutId, reference, status: 'open', cents, taxCents });
      return { checkoutId, url: `https://pay.example/${checkoutId}` };
    });
  }

  async expire(checkoutId: string): Promise<Checkout> {
    return this.#call('expire', () => {
      const checkout = this.#checkout(checkoutId);
      if (checkout.status === 'open') this.checkouts.set(checkoutId, { ...checkout, status: 'expired' });
      return this.#checkout(checkoutId);
    });
  }

  async find(checkoutId: string): Promise<Checkout | undefined> {
    return this.#call('find', () => this.checkouts.get(checkoutId));
  }

  /** The buyer pays at the page, that much or what it costs; whether the buyer still could. */
  pay(
    checkoutId: string,
    paid?: {
      readonly cents?: number;
      readonly taxCents?: number;
      readonly currency?: string;
      readonly cardCountry?: string | null;
    },
  ): boolean {
    const checkout = this.#checkout(checkoutId);
    if (checkout.status !== 'open') return false;
    const { reference } = checkout;
    const { cents = checkout.cents, taxCents = checkout.taxCents, currency = 'usd' } = paid ?? {};
    const { cardCountry = 'US' } = paid ?? {};
    const paymentId = this.#id('payment');
    const fee = { feeCents: providerFee(cents), balanceTransaction: 'txn' };
    const done = {
      status: 'paid',
      paymentId,
      cents,
      taxCents,
      currency,
      cardCountry,
      ...fee,
      address: null,
    } as const;
    this.checkouts.set(checkoutId, { checkoutId, reference, ...done });
    this.moved.push({
      kind: 'charge',
      id: paymentId,
      paymentId,
      cents,
      key: null,
      balanceTransaction: 'txn',
    });
    return true;
  }

  async release({ key, paymentId, cents }: Parameters<MoneyMoves['release']>[0]): Promise<MoveOutcome> {
    return this.#move('release', key, { paymentId, cents }, () =>
      this.hasNoFunds ? 'insufficient-funds' : this.#release(paymentId, cents, key),
    );
  }

  async refund({ key, paymentId, cents }: Parameters<MoneyMoves['refund']>[0]): Promise<MoveOutcome> {
    return this.#move('refund', key, { paymentId, cents }, () => this.#refund(paymentId, cents, key));
  }

  async reverse({ key, releaseId, cents }: Parameters<MoneyMoves['reverse']>[0]): Promise<MoveOutcome> {
    return this.#move('reverse', key, { releaseId, cents }, () =>
      cents > this.#inSellersAccounts ? 'insufficient-funds' : this.#takeBack(releaseId, cents, key),
    );
  }

  async sellerFunds(): Promise<number> {
    return this.#call('sellerFunds', () => this.#inSellersAccounts);
  }

  get #inSellersAccounts(): number {
    return this.areSellersEmpty ? 0 : this.sellersHave;
  }

  #takeBack(releaseId: string, cents: number, key: string): Moved | MoveRefusal {
    const reversed = this.#reverse(releaseId, cents, key);
    if (typeof reversed === 'object') this.sellersHave -= cents;
    return reversed;
  }

  async payment({ paymentId }: { readonly paymentId: string }): Promise<ProviderPayment | undefined> {
    return this.#call('payment', () => {
      const of = (kind: Moved['kind']) =>
        this.moved.filter((one) => one.kind === kind && one.paymentId === paymentId);
      const cents = this.#sum(paymentId, 'charge');
      return {
        cents,
        balanceTransaction: 'txn',
        feeCents: providerFee(cents),
        cardFingerprint: this.cards.get(paymentId) ?? null,
        refunds: of('refund'),
        releases: of('release').map((release) => ({
          ...release,
          accountId: null,
          reversals: of('reversal').filter(({ releaseId }) => releaseId === release.id),
        })),
        disputes: this.#disputesOf(paymentId),
        warnings: this.warnings.filter((warning) => warning.paymentId === paymentId),
      };
    });
  }

  /** Refunds in the provider's own dashboard, and says whether so much was left. */
  refundInDashboard(paymentId: string, cents: number): boolean {
    return typeof this.#refund(paymentId, cents, null) === 'object';
  }

  reverseInDashboard(paymentId: string, cents: number): boolean {
    const release = this.moved.find((one) => one.kind === 'release' && one.paymentId === paymentId);
    return release !== undefined && typeof this.#reverse(release.id, cents, null) === 'object';
  }

  releaseInDashboard(paymentId: string, cents: number): boolean {
    return typeof this.#release(paymentId, cents, null) === 'object';
  }

  /**
   * The bank of the buyer takes that much, also of what was refunded and what it has asked about before; nothing where
   * it only asks. Whether it could.
   */
  openDispute(paymentId: string, cents: number): boolean {
    const isInquiry = cents === 0;
    const nth = this.#openInquiry(paymentId);
    if (this.#isDisputed(paymentId) || (isInquiry && nth >= 0)) return false;
    const feeCents = isInquiry ? 0 : memoryDisputeFee;
    const asked = { reason: 'fraudulent', openedAt: new Date(0), evidenceDueBy: null, hasEvidence: false };
    const id = this.disputes[nth]?.id ?? this.#id('dispute');
    const dispute: Disputed = { id, paymentId, isInquiry, cents, outcome: 'open', feeCents, ...asked };
    this.disputes.splice(nth < 0 ? this.disputes.length : nth, 1, dispute);
    return true;
  }

  closeDispute(paymentId: string, outcome: 'won' | 'lost' | 'closed'): boolean {
    const nth = this.disputes.findIndex((one) => one.paymentId === paymentId && one.outcome === 'open');
    const dispute = this.disputes[nth];
    if (!dispute) return false;
    const end = dispute.isInquiry ? 'closed' : outcome;
    const feeCents = end === 'won' && this.givesDisputeFeeBack ? 0 : dispute.feeCents;
    this.disputes[nth] = { ...dispute, outcome: end, feeCents };
    return true;
  }

  /** Those that it would answer as before. */
  get keys(): readonly string[] {
    return [...this.#answers.keys(), ...this.#keptErrors];
  }

  /** Forgets as the provider does after a day. */
  forgetKeys(which: readonly string[] = this.keys): void {
    for (const key of which) {
      this.#answers.delete(key);
      this.#keptErrors.delete(key);
    }
  }

  /** The bank takes a refund after all. */
  finishRefund(id: string): void {
    const nth = this.moved.findIndex((one) => one.id === id);
    const { unfinished: _, ...done } = this.moved[nth] as Moved;
    this.moved.splice(nth, 1, done);
  }

  /** Cents of refunds that banks have not taken. */
  get notTakenYet(): number {
    return this.moved.reduce((sum, { cents, unfinished }) => (unfinished ? sum + cents : sum), 0);
  }

  /** The bank sends a refund back. */
  failRefund(id: string): void {
    const nth = this.moved.findIndex((one) => one.id === id);
    this.moved.splice(nth, 1);
  }

  /** What it holds for us, less its fees. */
  get balance(): number {
    const signs = { charge: 1, release: -1, refund: -1, reversal: 1 } as const;
    const moves = this.moved.reduce((sum, { kind, cents }) => sum + signs[kind] * cents, 0);
    const fees = this.moved.filter(({ kind }) => kind === 'charge').map(({ cents }) => providerFee(cents));
    const disputed = this.disputes.map(
      ({ cents, outcome, feeCents }) => feeCents + (outcome === 'won' || outcome === 'closed' ? 0 : cents),
    );
    return [...fees, ...disputed].reduce((sum, cents) => sum - cents, moves);
  }

  /** Adds up where the money of an order is by this ledger. */
  sumsOf(reference: string) {
    const paid = [...this.checkouts.values()].find(
      (checkout) => checkout.reference === reference && checkout.status === 'paid',
    );
    const paymentId = paid?.status === 'paid' ? paid.paymentId : '';
    const lost = this.#disputesOf(paymentId).filter(({ outcome }) => outcome === 'lost');
    return {
      charged: this.#sum(paymentId, 'charge'),
      released: this.#sum(paymentId, 'release') - this.#sum(paymentId, 'reversal'),
      refunded: lost.reduce((sum, { cents }) => sum + cents, this.#sum(paymentId, 'refund')),
    };
  }

  #disputesOf(paymentId: string): readonly Disputed[] {
    return this.disputes.filter((one) => one.paymentId === paymentId);
  }

  #isDisputed(paymentId: string): boolean {
    return this.#disputesOf(paymentId).some(({ isInquiry, outcome }) => !isInquiry && outcome === 'open');
  }

  #openInquiry(paymentId: string): number {
    return this.disputes.findIndex(
      (one) => one.paymentId === paymentId && one.isInquiry && one.outcome === 'open',
    );
  }

  /** What has not gone back to the buyer. */
  #unreturned(paymentId: string): number {
    const taken = this.#disputesOf(paymentId).filter(
      ({ outcome }) => outcome === 'open' || outcome === 'lost',
    );
    const rest = this.#sum(paymentId, 'charge') - this.#sum(paymentId, 'refund');
    return taken.reduce((sum, { cents }) => sum - cents, rest);
  }

  #release(paymentId: string, cents: number, key: string | null): Moved | MoveRefusal {
    const sent = this.#sum(paymentId, 'release') - this.#sum(paymentId, 'reversal');
    if (cents <= 0 || cents > this.#sum(paymentId, 'charge') - sent) return 'exceeds-rest';
    return this.#enter({ kind: 'release', paymentId, cents, key });
  }

  #refund(paymentId: string, cents: number, key: string | null): Moved | MoveRefusal {
    if (this.takesNoRefunds) return 'other';
    if (this.#isDisputed(paymentId)) return 'disputed';
    if (cents <= 0 || cents > this.#unreturned(paymentId)) return 'exceeds-rest';
    const unfinished = this.refundsAre;
    const refund = this.#enter({ kind: 'refund', paymentId, cents, key, ...(unfinished && { unfinished }) });
    // Once all has gone back, the bank has nothing to ask about.
    if (this.#unreturned(paymentId) === 0 && this.#openInquiry(paymentId) >= 0)
      this.closeDispute(paymentId, 'closed');
    return refund;
  }

  #reverse(releaseId: string, cents: number, key: string | null): Moved | MoveRefusal {
    const release = this.moved.find(({ id }) => id === releaseId);
    if (!release) return 'other';
    const back = this.moved.filter((one) => one.releaseId === releaseId);
    if (cents <= 0 || cents > release.cents - back.reduce((sum, one) => sum + one.cents, 0)) {
      return 'exceeds-rest';
    }
    return this.#enter({ kind: 'reversal', paymentId: release.paymentId, cents, key, releaseId });
  }

  #enter(moved: Omit<Moved, 'id' | 'balanceTransaction'>): Moved {
    const entered = { ...moved, id: this.#id(moved.kind), balanceTransaction: this.#id('txn') };
    this.moved.push(entered);
    return entered;
  }

  #move(call: Call, key: string, request: object, work: () => Moved | MoveRefusal): MoveOutcome {
    return this.#once(call, key, request, (): MoveOutcome => {
      const moved = work();
      return typeof moved === 'string'
        ? { outcome: 'refused', reason: moved, message: moved }
        : { outcome: 'done', id: moved.id, ...(moved.unfinished && { isPending: true }) };
    });
  }

  /** The same call with the same key is carried out once. */
  #once<T>(call: Call, key: string, request: object, work: () => T): T {
    const said = JSON.stringify(request);
    const known = this.#answers.get(key);
    if (known && known.said !== said) throw new Error(`Another call was made with the key ${key}`);
    if (this.faults[0] === 'kept') this.#keptErrors.add(key);
    return this.#call(call, () => {
      if (this.#keptErrors.has(key)) throw paymentsUnavailable('It has kept an error for the key');
      const answer = known ? (known.answer as T) : work();
      this.#answers.set(key, { said, answer });
      return answer;
    });
  }

  #call<T>(call: Call, work: () => T): T {
    this.calls.push(call);
    const fault = this.faults.shift();
    if (fault === 'before' || fault === 'kept') throw paymentsUnavailable('It was not reached');
    const answer = work();
    if (fault === 'after') throw paymentsUnavailable('Its answer was lost');
    return answer;
  }

  #checkout(checkoutId: string) {
    const found = this.checkouts.get(checkoutId);
    if (!found) throw new Error(`There is no checkout ${checkoutId}`);
    return found;
  }

  #sum(paymentId: string, kind: Moved['kind']): number {
    return this.moved.reduce(
      (sum, one) => (one.kind === kind && one.paymentId === paymentId ? sum + one.cents : sum),
      0,
    );
  }

  #id(kind: string): string {
    this.#nextId += 1;
    return `${kind}-${this.#nextId}`;
  }
}
