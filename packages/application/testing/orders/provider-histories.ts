import { accountsOf, atProvider } from '@nestmates/domain/money/payments/accounts.ts';
import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import { taxIn } from '@nestmates/domain/money/payments/tax-share.ts';
import { differencesBetween } from '@nestmates/domain/office/money/reconciliation.ts';
import { days, hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { LedgerEntry } from '../../src/market/orders/ledger-ports.ts';
import type { PaymentProvider } from '../../src/money/payments/payment-provider.ts';
import { cardOfSlowRefunds } from '../../src/money/payments/sandbox-provider.ts';
import { type OrdersInMemory, ordersInMemory } from '../memory/orders-in-memory.ts';
import type { PeopleAtProvider } from '../payments/provider-under-test.ts';
import type { StoppedClock } from '../stopped-clock.ts';
import { historyRounds } from './history-rounds.ts';
import { memberSteps, tryTo } from './member-steps.ts';
import { has, mustHave } from './party-balances.ts';

type Entry = OrdersInMemory['store']['entries'][number];
type Booked = (row: Entry) => readonly Entry[];

/** Mistakes that stand for our bookings. */
export const plantedFaults = {
  aCentShort: (row) => [{ ...row, cents: row.cents - 1 }],
  pendingIsDone: (row) => (row.kind === 'refundPending' ? [] : [row]),
  claimsAreDebts: (row) => (row.kind === 'claim' ? [{ ...row, kind: 'debt' }] : [row]),
} as const satisfies Record<string, Booked>;

/** Where a history takes place: a provider whose clock is ours, with a seller who can be paid. */
export interface HistoryPlace {
  readonly provider: PaymentProvider;
  readonly people: PeopleAtProvider;
  readonly clock: StoppedClock;
  readonly accountId: string;
  /** A random uuid. */
  readonly newId: () => string;
  /** Lets nothing go wrong from now on. */
  calm(): void;
}

interface World extends HistoryPlace {
  readonly app: OrdersInMemory;
  readonly orderId: number;
}
export type WorldStep = (world: World) => Promise<unknown> | unknown;

const checkoutOf = ({ app, orderId }: World) => app.store.kept.get(orderId)?.checkout;

/** The payment that the provider has, whether we know of it or not. */
export async function paymentOf(world: World): Promise<string | undefined> {
  const checkout = checkoutOf(world);
  const found = checkout && (await world.provider.checkouts.find(checkout.checkoutId));
  return found?.status === 'paid' ? found.paymentId : undefined;
}

async function tell(world: World): Promise<void> {
  const checkout = checkoutOf(world);
  if (checkout) await world.app.results.changed(checkout.checkoutId, 'memory');
  const paymentId = await paymentOf(world);
  if (paymentId !== undefined) await world.app.paymentChanges.changed(paymentId, 'memory');
}

/** Somebody else's move, which the provider may refuse. */
export const outside =
  (move: (world: World, paymentId: string) => Promise<unknown> | unknown): WorldStep =>
  async (world) => {
    const paymentId = await paymentOf(world);
    if (paymentId === undefined) return;
    await Promise.resolve()
      .then(() => move(world, paymentId))
      .catch(() => undefined);
  };

const byMembers = Object.fromEntries(
  Object.entries(memberSteps).map(([name, step]): [string, WorldStep] => [
    name,
    ({ app, orderId }) => step(app, orderId),
  ]),
);

const pays: WorldStep = async (world) => {
  const checkout = checkoutOf(world);
  if (checkout) await world.people.pay(checkout.url).catch(() => undefined);
};

/** The bank of that card takes refunds slowly. */
const paysSlowly: WorldStep = async (world) => {
  const checkout = checkoutOf(world);
  const card = `${cardOfSlowRefunds} ${world.newId()}`;
  if (checkout) await world.people.pay(checkout.url, card).catch(() => undefined);
};

const worker: WorldStep = async ({ app }) => {
  await app.runJobs();
  await app.orderClock.sweep();
  await app.settlement.sweep();
};

const steps: Readonly<Record<string, WorldStep>> = {
  ...byMembers,
  pays,
  'pays slowly': paysSlowly,
  'the bank takes the refund': outside(({ people }, id) => people.endRefund(id, 'taken')),
  'the bank sends the refund back': outside(({ people }, id) => people.endRefund(id, 'sent-back')),
  'the events come': tell,
  'a worker runs': worker,
  'the payments are looked at': ({ app }) => app.paymentChanges.lookAtOld(),
  'a part is refunded in the dashboard': outside(({ people }, id) => people.refundInDashboard(id, 1000)),
  'the bank looks into a part': outside(({ people }, id) => people.openDispute(id, 900)),
  'the bank looks into more': outside(({ people }, id) => people.openDispute(id, 4000)),
  'the bank takes all that was paid': outside(({ people }, id) => people.openDispute(id, 4975)),
  'the bank asks': outside(({ people }, id) => people.openDispute(id, 0)),
  'the bank decides for the seller': outside(({ people }, id) => people.closeDispute(id, 'won')),
  'the bank decides for the buyer': outside(({ people }, id) => people.closeDispute(id, 'lost')),
  'an hour passes': ({ clock }) => clock.forward(hours(1)),
  'three days pass': ({ clock }) => clock.forward(days(3)),
};

const [dumped, restored] = ['a dump is taken', 'the dump is restored'];
const paid = ['pays', 'the events come'];
const released = [...paid, 'ships', 'confirms', 'a worker runs'];
const undone = [...paid, 'ships', 'refunds', 'a worker runs'];
const undoneSlowly = ['pays slowly', 'the events come', 'ships', 'refunds', 'a worker runs'];
const taken = [...undone, 'the bank takes all that was paid', 'the events come'];

async function settleDown(world: World): Promise<void> {
  const { clock } = world;
  world.calm();
  await outside(({ people }, id) => people.closeDispute(id, 'won'))(world);
  for (let nth = 0; nth < 6; nth += 1) {
    await tell(world);
    await tryTo(() => worker(world));
    clock.forward(days(4));
  }
}

/** What is owed to a tax office is the tax of what was paid and has not gone back, as the provider says it. */
async function expectTax(
  world: World,
  entries: readonly Pick<LedgerEntry, 'kind' | 'cents'>[],
): Promise<void> {
  const checkout = checkoutOf(world);
  const found = checkout && (await world.provider.checkouts.find(checkout.checkoutId));
  const { charged, refunded, disputed, tax } = balanceOf(entries);
  if (found?.status !== 'paid' || charged === 0) return;
  const payment = { paidCents: found.cents, taxCents: found.taxCents };
  expect(tax).toBe(found.taxCents - taxIn(payment, Math.min(charged, refunded + disputed)));
}

/** An administrator decides what is open; then each has what that and all before calls for, whatever the books say. */
async function expectHoldings(
  world: World,
  decision: 'releases' | 'refunds',
  { before, booked }: { readonly before: number; readonly booked: Booked },
): Promise<void> {
  const { app, orderId, provider } = world;
  if (app.store.orderOf(orderId).status === 'problem') {
    await tryTo(() => steps[`an administrator ${decision}`]?.(world));
    await settleDown(world);
  }
  const checkout = checkoutOf(world);
  const found = checkout && (await provider.checkouts.find(checkout.checkoutId));
  const order = app.store.orderOf(orderId);
  const { reference } = order;
  const payment =
    found?.status === 'paid'
      ? await provider.money.payment({ reference, paymentId: found.paymentId })
      : undefined;
  const taxCents = found?.status === 'paid' ? found.taxCents : 0;
  const deeds = [{ order, timeline: app.store.timelineOf(orderId), payment, taxCents }];
  const accounts = accountsOf(app.store.entries.flatMap(booked));
  const balance = (await provider.statement.balance()) - before;
  expect(has(deeds, { accounts, balance })).toEqual(mustHave(deeds));
}

/**
 * Whatever happens to an order at a real adapter, and whatever goes wrong on the way: what our books say that the
 * provider holds is its balance, and its statement has the same lines. `booked` stands for our bookings with a fault.
 */
export async function checkHistories(
  begin: () => Promise<HistoryPlace>,
  more: Readonly<Record<string, WorldStep>>,
  { numRuns, booked = (row) => [row] }: { readonly numRuns: number; readonly booked?: Booked },
): Promise<void> {
  const all = { ...steps, ...more };
  const histories = fc
    .tuple(
      fc.constantFrom(paid, released, undone, undoneSlowly, taken),
      fc.array(fc.constantFrom(...Object.keys(all), dumped, restored), { maxLength: 15 }),
    )
    .map(([begun, after]) => [...begun, ...after]);
  await fc.assert(
    fc.asyncProperty(histories, fc.boolean(), fc.boolean(), async (history, withTax, isReleased) => {
      const place = await begin();
      const { provider, clock, newId } = place;
      const [from, before] = [later(clock.now(), -minutes(1)), await provider.statement.balance()];
      const app = ordersInMemory({ provider, clock, newId, withTax });
      app.store.accounts.set(app.ana.id, place.accountId);
      const { orderId } = await app.buying.checkout(app.bea, { listingId: await app.list() });
      const world = { ...place, app, orderId };
      let restore = app.takeDump();
      for (const name of history) {
        if (name === dumped) restore = app.takeDump();
        else if (name === restored) restore();
        else await tryTo(() => all[name]?.(world));
      }
      await settleDown(world);

      const entries = app.store.entries.flatMap(booked);
      expect(before + atProvider(accountsOf(entries))).toBe(await provider.statement.balance());
      const { reference } = app.store.orderOf(orderId);
      await expectTax(world, entries);
      const stated = await provider.statement.lines({ from, to: later(clock.now(), minutes(1)) });
      const lines = stated.filter((line) => entries.some((row) => row.providerId === line.objectId));
      const rows = entries.map((row) => ({ ...row, reference }));
      expect(differencesBetween({ rows, lines })).toEqual([]);
      await expectHoldings(world, isReleased ? 'releases' : 'refunds', { before, booked });
    }),
    { ...historyRounds(), numRuns },
  );
}
