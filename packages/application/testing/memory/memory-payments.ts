import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Checkout, Checkouts } from '../../src/money/payments/checkouts.ts';
import type {
  MoneyMoves,
  MoveOutcome,
  MoveRefusal,
  ProviderPayment,
} from '../../src/money/payments/money-moves.ts';
import { paymentsUnavailable } from '../../src/money/payments/payment-errors.ts';

type Call = keyof Checkouts | keyof MoneyMoves;
type Fault = 'before' | 'after';

interface Moved {
  readonly kind: 'charge' | 'release' | 'refund' | 'reversal';
  readonly id: string;
  readonly paymentId: string;
  readonly cents: number;
  readonly key: string | null;
  /** Of a reversal. */
  readonly releaseId?: string;
}

/** A payment provider with a ledger of its own, whose next calls can fail before or after the work. */
export class MemoryPayments implements Checkouts, MoneyMoves {
  readonly checkouts = new Map<string, Checkout & { readonly cents: number }>();
  readonly moved: Moved[] = [];
  readonly disputes = new Map<string, ProviderPayment['dispute']>();
  /** What happens to the next calls, one after the other. */
  readonly faults: (Fault | 'none')[] = [];
  /** What it was asked, in order, also where its answer was lost. */
  readonly calls: Call[] = [];
  readonly #answers = new Map<string, { readonly said: string; readonly answer: unknown }>();
  #nextId = 1;

  async open(request: Parameters<Checkouts['open']>[0]): ReturnType<Checkouts['open']> {
    const { key, orderId, priceCents, processingFeeCents } = request;
    return this.#once('open', key, request, () => {
      const checkoutId = this.#id('checkout');
      const cents = priceCents + processingFeeCents;
      this.checkouts.set(checkoutId, { checkoutId, orderId, status: 'open', cents });
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

  /** The buyer pays at the page; whether she still could. */
  pay(checkoutId: string): boolean {
    const checkout = this.#checkout(checkoutId);
    if (checkout.status !== 'open') return false;
    const { orderId, cents } = checkout;
    const paymentId = this.#id('payment');
    this.checkouts.set(checkoutId, { checkoutId, orderId, status: 'paid', paymentId, cents, address: null });
    this.moved.push({ kind: 'charge', id: paymentId, paymentId, cents, key: null });
    return true;
  }

  async release({ key, paymentId, cents }: Parameters<MoneyMoves['release']>[0]): Promise<MoveOutcome> {
    return this.#move('release', key, { paymentId, cents }, () => {
      if (cents > this.#sum(paymentId, 'charge') - this.#sum(paymentId, 'release')) return 'exceeds-rest';
      return this.#enter({ kind: 'release', paymentId, cents, key });
    });
  }

  async refund({ key, paymentId, cents }: Parameters<MoneyMoves['refund']>[0]): Promise<MoveOutcome> {
    return this.#move('refund', key, { paymentId, cents }, () => this.#refund(paymentId, cents, key));
  }

  async reverse({ key, releaseId, cents }: Parameters<MoneyMoves['reverse']>[0]): Promise<MoveOutcome> {
    return this.#move('reverse', key, { releaseId, cents }, () => {
      const release = this.moved.find(({ id }) => id === releaseId);
      if (!release) return 'other';
      const back = this.moved.filter((one) => one.releaseId === releaseId);
      if (cents > release.cents - back.reduce((sum, one) => sum + one.cents, 0)) return 'exceeds-rest';
      return this.#enter({ kind: 'reversal', paymentId: release.paymentId, cents, key, releaseId });
    });
  }

  async payment({ paymentId }: { readonly paymentId: string }): Promise<ProviderPayment | undefined> {
    return this.#call('payment', () => {
      const of = (kind: Moved['kind']) =>
        this.moved.filter((one) => one.kind === kind && one.paymentId === paymentId);
      return {
        cents: this.#sum(paymentId, 'charge'),
        refunds: of('refund'),
        releases: of('release').map((release) => ({
          ...release,
          reversals: of('reversal').filter(({ releaseId }) => releaseId === release.id),
        })),
        dispute: this.disputes.get(paymentId) ?? 'none',
      };
    });
  }

  /** In the provider's own dashboard; whether that was left. */
  refundInDashboard(paymentId: string, cents: number): boolean {
    return typeof this.#refund(paymentId, cents, null) === 'object';
  }

  /** As the provider does after a day. */
  forgetKeys(): void {
    this.#answers.clear();
  }

  /** The bank sends a refund back. */
  failRefund(id: string): void {
    const nth = this.moved.findIndex((one) => one.id === id);
    this.moved.splice(nth, 1);
  }

  /** Where the money of an order is by this ledger. */
  sumsOf(orderId: OrderId) {
    const paid = [...this.checkouts.values()].find(
      (checkout) => checkout.orderId === orderId && checkout.status === 'paid',
    );
    const paymentId = paid?.status === 'paid' ? paid.paymentId : '';
    return {
      charged: this.#sum(paymentId, 'charge'),
      released: this.#sum(paymentId, 'release') - this.#sum(paymentId, 'reversal'),
      refunded: this.#sum(paymentId, 'refund'),
    };
  }

  #refund(paymentId: string, cents: number, key: string | null): Moved | MoveRefusal {
    const dispute = this.disputes.get(paymentId);
    if (dispute === 'open' || dispute === 'lost') return 'disputed';
    if (cents > this.#sum(paymentId, 'charge') - this.#sum(paymentId, 'refund')) return 'exceeds-rest';
    return this.#enter({ kind: 'refund', paymentId, cents, key });
  }

  #enter(moved: Omit<Moved, 'id'>): Moved {
    const entered = { ...moved, id: this.#id(moved.kind) };
    this.moved.push(entered);
    return entered;
  }

  #move(call: Call, key: string, request: object, work: () => Moved | MoveRefusal): MoveOutcome {
    return this.#once(call, key, request, (): MoveOutcome => {
      const moved = work();
      return typeof moved === 'string'
        ? { outcome: 'refused', reason: moved, message: moved }
        : { outcome: 'done', id: moved.id };
    });
  }

  /** The same call with the same key is carried out once. */
  #once<T>(call: Call, key: string, request: object, work: () => T): T {
    const said = JSON.stringify(request);
    const known = this.#answers.get(key);
    if (known && known.said !== said) throw new Error(`Another call was made with the key ${key}`);
    return this.#call(call, () => {
      const answer = known ? (known.answer as T) : work();
      this.#answers.set(key, { said, answer });
      return answer;
    });
  }

  #call<T>(call: Call, work: () => T): T {
    this.calls.push(call);
    const fault = this.faults.shift();
    if (fault === 'before') throw paymentsUnavailable('It was not reached');
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
