import type { RestrictionSpan } from '@nestmates/domain/platform/access/restriction.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { paymentsUnavailable } from '../../src/money/payments/payment-errors.ts';
import type { PaymentProvider } from '../../src/money/payments/payment-provider.ts';
import type { Jobs } from '../../src/platform/jobs/jobs.ts';
import { aCaller } from '../../testing/a-caller.ts';
import { MemoryBilling } from '../../testing/memory/memory-billing.ts';
import { MemoryPaymentReferences } from '../../testing/memory/memory-payment-references.ts';
import { MemoryRefundAlerts } from '../../testing/memory/memory-refund-alerts.ts';
import { MemoryStoppedRenewals } from '../../testing/memory/memory-stopped-renewals.ts';
import { MemorySubscriptions } from '../../testing/memory/memory-subscriptions.ts';
import { MemoryUnmatchedPayments } from '../../testing/memory/memory-unmatched-payments.ts';
import { subscriptionServices } from '../../testing/memory/subscription-services.ts';
import { stub } from '../../testing/stub.ts';
import type { World } from '../world.ts';

interface Restricted {
  readonly memberId: MemberId;
  readonly span: RestrictionSpan;
}

export const memberIds: readonly MemberId[] = [1, 2, 3];

/** What the use cases of plans keep and call; a planted mistake changes one of them. */
export interface PlanPorts {
  readonly store: MemorySubscriptions;
  readonly stopped: MemoryStoppedRenewals;
  readonly unmatched: MemoryUnmatchedPayments;
  readonly billing: MemoryBilling;
  readonly jobs: Jobs;
}

export type PlanPlant = (ports: PlanPorts, world: World) => PlanPorts;

/** Refunds of a provider, each once for its key. */
function refundsOf(billing: MemoryBilling) {
  const done = new Map<string, string>();
  return {
    async refund({ key, paymentId, cents }: { key: string; paymentId: string; cents: number }) {
      const id = done.get(key) ?? `refund-${done.size + 1}`;
      if (!done.has(key)) billing.giveBack(paymentId, cents);
      done.set(key, id);
      return { outcome: 'done' as const, id };
    },
  };
}

/** The stores of plans as the tables of a world, and the use cases over them. */
export function planStores(world: World, plant: PlanPlant = (ports) => ports) {
  const { transaction, scheduler: clock } = world;
  const references = new MemoryPaymentReferences();
  const billing = new MemoryBilling(clock);
  const store = new MemorySubscriptions(transaction, references);
  const [stopped, unmatched] = [new MemoryStoppedRenewals(store), new MemoryUnmatchedPayments()];
  const restricted: Restricted[] = [];
  world.tables.add([store.subscriptions, store.checkouts, store.entitled, store.customers, store.gone]);
  world.tables.add([stopped.stoppedAt, unmatched.kept, references.rows, restricted]);

  const ports = plant(
    {
      store: world.stored('plans', store),
      stopped: world.stored('stopped', stopped),
      unmatched: world.stored('unmatched', unmatched),
      billing: world.outside('provider', billing, paymentsUnavailable),
      jobs: world.stored('jobs', world.queue),
    },
    world,
  );
  const money = world.outside('refunds', refundsOf(billing), paymentsUnavailable);
  const provider = stub<PaymentProvider>({
    name: billing.name,
    subscriptions: ports.billing,
    money: stub(money),
  });
  const restrictions = world.stored('restrictions', {
    spansOf: async (id: MemberId) => restricted.filter((one) => one.memberId === id).map(({ span }) => span),
    async suspend(memberId: MemberId) {
      const now = clock.now();
      transaction.lock(`member ${memberId}`);
      const span = { kind: 'suspended', until: null, from: now, liftedAt: null, settledAt: now } as const;
      restricted.push({ memberId, span });
    },
    async lift(memberId: MemberId) {
      transaction.lock(`member ${memberId}`);
      const hers = restricted.filter((one) => one.memberId === memberId);
      for (const { span } of hers) {
        restricted.splice(
          restricted.findIndex((one) => one.span === span),
          1,
        );
        restricted.push({ memberId, span: { ...span, liftedAt: span.liftedAt ?? clock.now() } });
      }
    },
  });
  const alerts: string[] = [];
  const random = world.random('ids');
  const { handlers, ...services } = subscriptionServices({
    store: ports.store,
    stopped: ports.stopped,
    references: world.stored('references', references),
    unmatched: ports.unmatched,
    refundAlerts: world.stored('refund alerts', new MemoryRefundAlerts()),
    providers: [provider],
    spansOf: (id) => restrictions.spansOf(id),
    alerts: { raise: (alert) => void alerts.push(alert) },
    emails: { send: async () => undefined },
    events: world.stored('events', { announce: async () => undefined }),
    jobs: ports.jobs,
    transaction,
    clock,
    newId: () => `id-${random.below(2 ** 32)}-${random.below(2 ** 32)}`,
  });
  world.serve(handlers);
  return {
    ...services,
    transaction,
    billing,
    store,
    unmatched,
    references,
    restrictions,
    alerts,
    callers: memberIds.map((id) => aCaller({ id })),
    isGone: (id: MemberId) => store.gone.includes(id),
    isAway: (id: MemberId) =>
      restricted.some(({ memberId, span }) => memberId === id && span.liftedAt === null),
    /** Does what the deletion of an account does to plans. */
    leave: world.stored('members', {
      async remove(id: MemberId) {
        transaction.lock(`member ${id}`);
        store.gone.push(id);
      },
    }),
  };
}

export type PlanStores = ReturnType<typeof planStores>;
