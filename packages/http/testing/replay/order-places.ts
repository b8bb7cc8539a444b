import {
  type CalledAction,
  calledAction,
} from '@nestmates/application/market/orders/actions/order-action-rows.ts';
import { PaymentChanges } from '@nestmates/application/market/orders/money/payment-changes.ts';
import { Settlement } from '@nestmates/application/market/orders/money/settlement.ts';
import { OrderClock } from '@nestmates/application/market/orders/order-clock.ts';
import { adminOrdersContract } from '@nestmates/application/office/orders/contract.ts';
import type { Caller } from '@nestmates/application/platform/access/caller.ts';
import { ordersInMemory } from '@nestmates/application/testing/memory/orders-in-memory.ts';
import type { OrderParties } from '@nestmates/application/testing/orders/member-steps.ts';
import {
  paymentOf,
  tellOfCheckout,
  tellOfPayment,
} from '@nestmates/application/testing/orders/memory-histories.ts';
import { stub } from '@nestmates/application/testing/stub.ts';
import { invalid } from '@nestmates/domain/platform/shared/errors.ts';
import { Sandbox } from '@nestmates/infrastructure/money/payments/sandbox/sandbox.ts';
import * as z from 'zod/mini';
import { answerCheckout, checkout } from '../buying.ts';
import { mother } from '../mothers.ts';
import { insertListing, payable } from '../order-setup.ts';
import { subjectsTo } from '../sent-emails.ts';
import type { TestServer } from '../test-server.ts';
import { partiesOverHttp } from './order-parties.ts';

/** How an order has ended, as far as it must be the same wherever it was lived. */
export interface OrderEnd {
  readonly status: string;
  readonly listing: string;
  readonly timeline: readonly string[];
  readonly ledger: readonly string[];
  readonly letters: { readonly buyer: readonly string[]; readonly seller: readonly string[] };
}

/** Where an order is lived: all over stores in memory, or the server over PostgreSQL. */
export interface OrderPlace {
  readonly parties: OrderParties;
  readonly orderId: number;
  pay(): Promise<void>;
  refundInDashboard(cents: number): Promise<void>;
  openDispute(cents: number): Promise<void>;
  closeDispute(outcome: 'won' | 'lost' | 'closed'): Promise<void>;
  lookAtPayments(): Promise<void>;
  forward(span: number): void;
  /** Events come, and workers do what is due by now. */
  work(): Promise<void>;
  end(): Promise<OrderEnd>;
}

/** Money may be sent before or after the e-mail to one of the two is written, which workers decide. */
const subject = (said: string): string =>
  said.replace(/^The money for (“.+”) (?:was sent to .+|is on its way to you)$/u, '$1 is completed');

/** Both places have the same ledger; where nothing was released, no e-mail may say that it was. */
function subjects(letters: readonly string[], ledger: readonly string[]): readonly string[] {
  const isReleased = ledger.some((row) => row.startsWith('release '));
  return (isReleased ? letters.map(subject) : letters).toSorted();
}

const inOrder = (rows: readonly { readonly kind: string; readonly cents: number }[]): readonly string[] =>
  rows.map(({ kind, cents }) => `${kind} ${cents}`).toSorted();

/** Refuses what the form of a call refuses before a use case is asked. */
function requireForm(form: z.core.$ZodType | undefined, sent: unknown): void {
  const read = form && z.safeParse(form, sent);
  if (read?.success === false) throw invalid('form', read.error.issues[0]?.message ?? '');
}

/** The parties of an order in memory, whose forms are read as on the server. */
function withForms({ ana, bea, orders, buying, pages, decisions, adminOrders }: OrderParties): OrderParties {
  return stub<OrderParties>({
    ana,
    bea,
    buying,
    pages,
    adminOrders,
    orders: {
      take: (action: CalledAction, by: Caller, orderId: number, sent: never) => {
        requireForm(calledAction(action).body, sent);
        return orders.take(action, by, orderId, sent);
      },
    },
    decisions: {
      decide: (...given: Parameters<typeof decisions.decide>) => decisions.decide(...given),
      refundInPart: (by: Caller, orderId: number, part: never, text: string) => {
        requireForm(adminOrdersContract.refundInPart.body, { ...(part as object), text });
        return decisions.refundInPart(by, orderId, part, text);
      },
    },
  } as never);
}

export async function orderInMemory(): Promise<OrderPlace> {
  const app = ordersInMemory();
  app.payments.givesDisputeFeeBack = false;
  const listingId = await app.list();
  const { orderId } = await app.buying.checkout(app.bea, { listingId });
  const { payments, store } = app;
  const atBank = async (act: (paymentId: string) => unknown) => {
    const paymentId = paymentOf(app, orderId);
    if (paymentId !== undefined) act(paymentId);
  };
  return {
    parties: withForms(app),
    orderId,
    pay: async () => void payments.pay([...payments.checkouts.keys()][0] ?? ''),
    refundInDashboard: (cents) => atBank((id) => payments.refundInDashboard(id, cents)),
    openDispute: (cents) => atBank((id) => payments.openDispute(id, cents)),
    closeDispute: (outcome) => atBank((id) => payments.closeDispute(id, outcome)),
    lookAtPayments: () => app.paymentChanges.lookAtOld(),
    forward: (span) => app.clock.forward(span),
    async work() {
      await tellOfCheckout(app, orderId);
      await tellOfPayment(app, orderId);
      await app.runJobs();
      await app.orderClock.sweep();
      await app.settlement.sweep();
      await app.runJobs();
    },
    async end() {
      const ledger = inOrder(store.entries);
      const lettersTo = (email: string) =>
        subjects(
          app.mailer.to(email).map((letter) => letter.subject),
          ledger,
        );
      return {
        status: store.orderOf(orderId).status,
        listing: app.listings.stored.get(listingId)?.status ?? 'gone',
        timeline: store.timelineOf(orderId).map(({ action }) => action),
        ledger,
        letters: { buyer: lettersTo(app.bea.email), seller: lettersTo(app.ana.email) },
      };
    },
  };
}

export async function orderOnServer(server: TestServer): Promise<OrderPlace> {
  const { container, knex } = server;
  const [ana, bea, admin] = [
    await mother(server, { firstName: 'Ana' }, 'premium'),
    await mother(server, { firstName: 'Bea' }, 'pro'),
    await server.member({ firstName: 'Olga', isAdmin: true }),
  ];
  await payable(knex, ana);
  const listingId = await insertListing(knex, ana);
  const { body, text } = await checkout(bea, listingId);
  const orderId = Number(body.orderId);
  if (!orderId) throw new Error(`There is no order: ${text}`);
  const { people } = container.get(Sandbox).pages;
  const atBank = async (act: (paymentId: string) => Promise<unknown>) => {
    const { reference } = await knex('orders').where({ id: orderId }).first('reference');
    const { paymentId } = await knex('sandbox_checkouts').where({ reference }).first('paymentId');
    if (paymentId !== null) await act(paymentId);
  };
  return {
    parties: partiesOverHttp({ ana, bea, admin }),
    orderId,
    pay: () => answerCheckout(server, body.checkoutUrl, 'pay'),
    refundInDashboard: (cents) => atBank((id) => people.refund(id, cents)),
    openDispute: (cents) => atBank((id) => people.openDispute(id, cents)),
    closeDispute: (outcome) => atBank((id) => people.closeDispute(id, outcome)),
    lookAtPayments: () => container.get(PaymentChanges).lookAtOld(),
    forward: (span) => server.clock.forward(span),
    async work() {
      await server.runJobs();
      await container.get(OrderClock).sweep();
      await container.get(Settlement).sweep();
      await server.runJobs();
    },
    async end() {
      const order = await knex('orders').where({ id: orderId }).first('status');
      const listing = await knex('listings').where({ id: listingId }).first('status');
      const ledger = inOrder(await knex('transactions').where({ orderId }).select('kind', 'cents'));
      return {
        status: order.status,
        listing: listing.status,
        timeline: await knex('order_events').where({ orderId }).orderBy('id').pluck('action'),
        ledger,
        letters: {
          buyer: subjects(await subjectsTo(server, bea), ledger),
          seller: subjects(await subjectsTo(server, ana), ledger),
        },
      };
    },
  };
}
