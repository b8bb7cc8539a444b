import { changeListing } from '@nestmates/domain/market/listings/listing.ts';
import { enterOrder } from '@nestmates/domain/market/orders/actions/order-actions.ts';
import type { AwaitingPayment, Expired, Order } from '@nestmates/domain/market/orders/order.ts';
import { newPickupCode, pickupCodeCount } from '@nestmates/domain/market/orders/pickup-code.ts';
import { isCardTaken } from '@nestmates/domain/money/payments/card-country.ts';
import { totalOf } from '@nestmates/domain/money/payments/fees.ts';
import { paidMovements } from '@nestmates/domain/money/payments/movements.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { Checkout } from '../../money/payments/checkouts.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { checkPayment } from './order-changes.ts';

type Paid = Extract<Checkout, { status: 'paid' }>;

const currency = 'usd';

const paymentOf = ({ paymentId, taxCents }: Paid) => ({ paymentId, taxCents });

const unmatched = ({ paymentId: objectId, reference, cents, currency: paid }: Paid, provider: string) => ({
  provider,
  objectId,
  reference,
  cents,
  currency: paid,
});

/** How what was paid fits the order. */
type Fit = 'fits' | 'other-currency' | 'other-amount' | 'too-late' | 'withdrawn' | 'other-country';

/** What it costs with the tax that the provider has added. */
const withTaxOf = <O extends Order>({ taxCents }: Paid, order: O): O => ({ ...order, taxCents });

/** What becomes of an order at the payment provider's page: it is paid, or the time is up. */
export class CheckoutResults extends useCase(
  'orderStore',
  'withdrawnOrders',
  'listingStore',
  'ledger',
  'taxes',
  'listingConversations',
  'paymentProviders',
  'unmatchedPayments',
  'orderChanges',
  'jobs',
  'alerts',
  'transaction',
  'clock',
  'randomBelow',
  'cardCountries',
) {
  /** Called after an event about a checkout. */
  async changed(checkoutId: string, provider: string): Promise<void> {
    const checkout = await this.needs.paymentProviders.named(provider).checkouts.find(checkoutId);
    if (checkout) await this.#enter(checkout, provider);
  }

  /** Ends the checkout of an order, unless it is paid by now. `requireOpen` throws where the caller may not. */
  async end(orderId: OrderId, requireOpen?: (order: Order | undefined) => void): Promise<void> {
    const { orderStore: store, paymentProviders: providers, transaction } = this.needs;
    const stored = await transaction.run(() => store.lock(orderId));
    requireOpen?.(stored?.order);
    if (stored?.order.status !== 'awaiting_payment') return;
    const { checkout, provider } = stored;
    if (checkout)
      await this.#enter(
        await providers.named(provider).checkouts.expire(checkout.checkoutId),
        provider,
        orderId,
      );
    // Its page was never shown to anyone, because the provider's answer was lost.
    else await this.#whileAwaiting(orderId, (order) => this.#expire(order));
  }

  /** Takes over what was paid, in the transaction of the administrator who has found it. */
  takeOver(paid: Paid, provider: string, orderId: OrderId): Promise<void> {
    return this.#enterPayment(paid, provider, orderId);
  }

  /** Whether what was paid goes back at once: it is too late for the order, or does not fit it. */
  async goesBack(paid: Paid, order: Order): Promise<boolean> {
    if (order.status !== 'awaiting_payment' && order.status !== 'expired') return true;
    return (await this.#fitOf(paid, order)) !== 'fits';
  }

  async #fitOf(paid: Paid, order: AwaitingPayment | Expired): Promise<Fit> {
    const { withdrawnOrders: withdrawn, cardCountries } = this.needs;
    if (paid.currency !== currency) return 'other-currency';
    if (paid.cents !== totalOf(withTaxOf(paid, order))) return 'other-amount';
    if (order.status === 'expired') return 'too-late';
    if (await withdrawn.isWithdrawn(order)) return 'withdrawn';
    return isCardTaken(paid.cardCountry, cardCountries) ? 'fits' : 'other-country';
  }

  /** The provider did not open a page for it, or nobody has seen it: the listing is free again at once. */
  giveUp(orderId: OrderId): Promise<void> {
    return this.#whileAwaiting(orderId, (order) => this.#expire(order));
  }

  async #enter(checkout: Checkout, provider: string, known?: OrderId): Promise<void> {
    if (checkout.status === 'paid') await this.#enterPayment(checkout, provider, known);
    else if (checkout.status === 'expired') {
      const orderId = known ?? (await this.needs.orderStore.findByReference(checkout.reference));
      if (orderId !== undefined) await this.#whileAwaiting(orderId, (order) => this.#expire(order));
    }
  }

  async #enterPayment(paid: Paid, provider: string, known?: OrderId): Promise<void> {
    const { orderStore: store, unmatchedPayments, transaction } = this.needs;
    const orderId = known ?? (await store.findByReference(paid.reference));
    if (orderId === undefined) {
      // Happens after a restore, for example; reconciliation names it as well.
      await transaction.run(() => unmatchedPayments.note({ kind: 'no-order', ...unmatched(paid, provider) }));
      return;
    }
    await transaction.run(async () => {
      const { order } = (await store.lock(orderId)) ?? {};
      if (order?.status !== 'awaiting_payment' && order?.status !== 'expired') return;
      const fit = await this.#fitOf(paid, order);
      if (fit === 'other-currency') await this.#refuseCurrency(order, paid, provider);
      else if (fit === 'other-amount') await this.#payBack(order, paid);
      else if (order.status === 'expired') await this.#payTooLate(order, paid);
      else if (fit === 'withdrawn') await this.#payTooLate(await this.#expire(order), paid);
      else if (fit === 'fits') await this.#pay(order, paid);
      else await this.#refuseCard(order, paid);
    });
  }

  async #whileAwaiting(orderId: OrderId, work: (order: AwaitingPayment) => Promise<unknown>): Promise<void> {
    const { orderStore: store, transaction } = this.needs;
    await transaction.run(async () => {
      const { order } = (await store.lock(orderId)) ?? {};
      if (order?.status === 'awaiting_payment') await work(order);
    });
  }

  async #pay(order: AwaitingPayment, payment: Paid): Promise<void> {
    const { orderStore: store, orderChanges: changes, randomBelow, clock } = this.needs;
    const { paymentId, taxCents, address } = payment;
    const pickup = order.fulfilment === 'pickup' ? newPickupCode(randomBelow(pickupCodeCount)) : null;
    const paid = enterOrder('pay', order, 'provider', clock.now(), { paymentId, taxCents, pickup });
    await changes.save(order, paid, { action: 'pay', by: 'provider' });
    await this.#charge(paid, payment);
    this.#watchTax(paid);
    await this.#changeListing(order, 'sell');
    if (address) await store.saveAddress(order.id, address);
    await this.#clearCartAndOpenConversation(paid);
  }

  /** The fee was worked out for a lower rate, so that the sale costs more than it brings. */
  #watchTax({ id: order, priceCents, processingFeeCents, taxCents }: Order): void {
    const { taxes, alerts } = this.needs;
    const highest = Math.ceil(((priceCents + processingFeeCents) * taxes.highestBasisPoints) / 10_000);
    if (taxCents > highest) alerts.raise('a tax is above HIGHEST_TAX_BPS', { order, taxCents, highest });
  }

  /** What the buyer has bought is in the cart no more, and the two may write to each other about it. */
  async #clearCartAndOpenConversation({ buyerId, sellerId, listingId }: Order): Promise<void> {
    const { orderStore: store, listingConversations: conversations, clock } = this.needs;
    if (buyerId === null || listingId === null) return;
    await store.takeFromCart(buyerId, listingId);
    if (sellerId === null) return;
    await conversations.save({ buyerId, sellerId, listingId, ordered: true }, clock.now());
  }

  /** The listing may be someone else's by now, or was taken down. */
  async #payTooLate(order: Expired, payment: Paid): Promise<void> {
    const { orderChanges: changes, clock } = this.needs;
    const refunded = enterOrder('payExpired', order, 'provider', clock.now(), paymentOf(payment));
    await this.#charge(refunded, payment);
    await changes.save(order, refunded, { action: 'payExpired', by: 'provider' });
  }

  /** It is entered as what it is. */
  async #payBack(order: AwaitingPayment | Expired, payment: Paid): Promise<void> {
    const { orderChanges: changes, alerts, clock } = this.needs;
    const { paymentId, cents } = payment;
    const at = clock.now();
    alerts.raise('something else was paid than an order costs', {
      order: order.id,
      payment: paymentId,
      cents,
      costs: totalOf(withTaxOf(payment, order)),
    });
    const refunded = enterOrder('payUnfit', order, 'provider', at, paymentOf(payment));
    await this.#charge(refunded, payment);
    await changes.save(order, refunded, { action: 'payUnfit', by: 'provider' });
    if (order.status === 'awaiting_payment') await this.#changeListing(order, 'free');
  }

  /** Its listing is free at once, for the same buyer with another card as well. */
  async #refuseCard(order: AwaitingPayment, payment: Paid): Promise<void> {
    const { orderChanges: changes, clock } = this.needs;
    const refunded = enterOrder('refuseCard', order, 'provider', clock.now(), paymentOf(payment));
    await this.#charge(refunded, payment);
    await changes.save(order, refunded, { action: 'refuseCard', by: 'provider' });
    await this.#changeListing(order, 'free');
  }

  /** Our books are in one currency, so it goes back beside them. */
  async #refuseCurrency(order: AwaitingPayment | Expired, paid: Paid, provider: string): Promise<void> {
    const { unmatchedPayments } = this.needs;
    const about = { orderId: order.id, ...unmatched(paid, provider) };
    await unmatchedPayments.note({ kind: 'other-currency', ...about });
    if (order.status === 'awaiting_payment') await this.#expire(order);
  }

  async #charge(order: Order, paid: Paid): Promise<void> {
    const { ledger, jobs, clock } = this.needs;
    const { paymentId: providerId, feeCents, balanceTransaction } = paid;
    const now = clock.now();
    const movements = paidMovements(order, paid, now);
    const fee = feeCents ? [{ kind: 'providerFee', cents: feeCents, at: now } as const] : [];
    const rows = [...movements, ...fee].map((movement) => ({ ...movement, providerId, balanceTransaction }));
    await ledger.add(order.id, rows);
    // An event about the payment that came before this one has found no order.
    const [at, key] = [later(now, minutes(1)), `check-payment-${order.id}`];
    await jobs.add(checkPayment, { orderId: order.id }, { at, key });
  }

  async #expire(order: AwaitingPayment): Promise<Expired> {
    const { orderChanges: changes, clock } = this.needs;
    const expired = enterOrder('expire', order, 'provider', clock.now());
    await changes.save(order, expired, { action: 'expire', by: 'provider' });
    await this.#changeListing(order, 'free');
    return expired;
  }

  /** A service stays on sale. */
  async #changeListing({ listingId }: Order, action: 'sell' | 'free'): Promise<void> {
    const { listingStore: listings, clock } = this.needs;
    const listing = listingId === null ? undefined : await listings.lock(listingId);
    if (listing?.type !== 'product') return;
    await listings.save(changeListing(listing, action, 'checkout', clock.now()), listing.status);
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly checkoutResults: CheckoutResults;
  }
}
