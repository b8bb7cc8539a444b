import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';
import type { SignedInMember } from '../bench/live/connected-members.ts';
import { insertListing, payable } from '../testing/order-setup.ts';
import type { Failure } from './history.ts';
import { pause } from './processes.ts';

const betweenMs = 200;

interface Shop {
  readonly seller: SignedInMember;
  readonly buyer: SignedInMember;
  readonly listing: number;
}

/** What is wrong with the money of orders. */
export interface TradeVerdict {
  /** Orders that a buyer was told are completed, and are not. */
  readonly unfinished: readonly number[];
  /** Completed orders whose seller has not got the money. */
  readonly notPaidOut: readonly number[];
  /** What was charged or paid out more than once. */
  readonly twice: readonly string[];
}

/** Members who buy lessons, pay at the sandbox, and confirm them, one after the other. */
export class Trade {
  readonly completed: number[] = [];
  readonly failures: Failure[] = [];
  readonly #origin: string;
  #stopped = false;
  #trading: Promise<unknown> = Promise.resolve();

  constructor(origin: string) {
    this.#origin = origin;
  }

  async begin(knex: Knex, pairs: readonly (readonly [SignedInMember, SignedInMember])[]): Promise<void> {
    const shops = await Promise.all(
      pairs.map(async ([seller, buyer]) => {
        await payable(knex, seller);
        return {
          seller,
          buyer,
          listing: await insertListing(knex, seller, { type: 'service', title: 'Lessons' }),
        };
      }),
    );
    this.#trading = Promise.all(shops.map((shop) => this.#trade(shop)));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#trading;
  }

  async #trade({ seller, buyer, listing }: Shop): Promise<void> {
    while (!this.#stopped) {
      const begun = await this.#send<{ orderId: number; checkoutUrl: string }>(
        buyer,
        'POST',
        `/api/marketplace/${listing}/checkout`,
      );
      if (begun)
        await this.#bringToItsEnd({ seller, buyer }, begun.orderId, new URL(begun.checkoutUrl).pathname);
      else await pause(betweenMs);
    }
  }

  /** Does what is next, until the order is completed; a try whose answer was lost may have been done. */
  async #bringToItsEnd(
    { seller, buyer }: Pick<Shop, 'seller' | 'buyer'>,
    orderId: number,
    checkoutPage: string,
  ): Promise<void> {
    const path = `/api/orders/${orderId}`;
    while (!this.#stopped) {
      const order = await this.#send<{ status: string }>(buyer, 'GET', path);
      if (order?.status === 'completed') {
        this.completed.push(orderId);
        return;
      }
      if (order?.status === 'awaiting_payment') await this.#pay(buyer, checkoutPage);
      if (order?.status === 'pending_shipment') await this.#send(seller, 'POST', `${path}/provided`);
      if (order?.status === 'shipped') await this.#send(buyer, 'POST', `${path}/confirm-delivery`);
      await pause(betweenMs);
    }
  }

  #pay = (by: SignedInMember, page: string) =>
    this.#send(by, 'POST', page, new URLSearchParams({ outcome: 'pay' }));

  /** Undefined where it was not answered as it should have been. */
  async #send<Answer>(
    by: SignedInMember,
    method: 'GET' | 'POST',
    path: string,
    form?: URLSearchParams,
  ): Promise<Answer | undefined> {
    try {
      const answer = await fetch(`${this.#origin}${path}`, {
        method,
        redirect: 'manual',
        headers: { cookie: by.cookie, ...(form ? {} : { 'content-type': 'application/json' }) },
        ...(method === 'GET' ? {} : { body: form ?? '{}' }),
        signal: AbortSignal.timeout(15_000),
      });
      if (answer.ok) return (await answer.json()) as Answer;
      if (answer.status >= 400) this.failures.push({ at: Date.now(), what: String(answer.status) });
    } catch {
      this.failures.push({ at: Date.now(), what: 'no answer' });
    }
    return undefined;
  }

  /** Held against the orders, and against what the provider has moved. */
  async check(knex: Knex): Promise<TradeVerdict> {
    const completed = [...this.completed];
    const orders = await knex('orders').whereIn('id', completed).select('id', 'status', 'reference');
    const moved = await knex('sandboxMovements')
      .whereIn('kind', ['charge', 'release'])
      .groupBy('reference', 'kind')
      .select('reference', 'kind', knex.raw('count(*)::int as times'));
    const ended = new Set(orders.filter(({ status }) => status === 'completed').map(({ id }) => id));
    const paidOut = new Set(moved.filter(({ kind }) => kind === 'release').map(({ reference }) => reference));
    return {
      unfinished: completed.filter((id) => !ended.has(id)),
      notPaidOut: orders.filter(({ reference }) => !paidOut.has(reference)).map(({ id }) => id),
      twice: moved.filter(({ times }) => times > 1).map(({ kind, reference }) => `${kind} of ${reference}`),
    };
  }
}
