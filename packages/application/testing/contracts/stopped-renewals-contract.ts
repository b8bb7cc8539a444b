import { applyReport } from '@nestmates/domain/money/subscriptions/subscription.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import type {
  NamedSubscription,
  StoppedRenewals,
  SubscriptionStore,
} from '../../src/money/subscriptions/ports.ts';
import type { Transaction } from '../../src/platform/shared/ports.ts';
import { contractStart } from './arrange.ts';
import { describe, it } from './suite.ts';

export interface StoppedRenewalPorts {
  readonly stopped: StoppedRenewals;
  readonly subscriptions: Pick<SubscriptionStore, 'lock' | 'save'>;
  readonly transaction: Transaction;
  addMember(): Promise<MemberId>;
}

const at = contractStart;
let count = 0;

/** The behaviour required of every implementation of `StoppedRenewals`. */
export function stoppedRenewalsContract(name: string, ports: () => StoppedRenewalPorts): void {
  async function subscribed(memberId: MemberId, provider = 'contract'): Promise<NamedSubscription> {
    const { subscriptions, transaction } = ports();
    count += 1;
    const providerId = `stopped-${String(count).padStart(4, '0')}`;
    const report = { provider, providerId, memberId, plan: 'pro', status: 'active', readAt: at } as const;
    await transaction.run(async () => {
      await subscriptions.lock(memberId);
      await subscriptions.save(applyReport(undefined, { ...report, periodEnd: later(at, days(30)) }));
    });
    return { provider, subscriptionId: providerId };
  }

  describe(`stopped renewals in ${name}`, () => {
    it('are those of a member that were noted, and of nobody else', async () => {
      const { stopped, addMember } = ports();
      const [ana, bea] = [await addMember(), await addMember()];
      const [last, first] = [await subscribed(ana, 'other'), await subscribed(ana)];
      await subscribed(ana);
      await stopped.note(await subscribed(bea), at);
      expect(await stopped.ofMember(ana)).toEqual([]);
      await stopped.note(last, null);
      await stopped.note(first, at);
      expect(await stopped.ofMember(ana)).toEqual([
        { ...first, stoppedAt: at },
        { ...last, stoppedAt: null },
      ]);
    });

    it('are forgotten when they renew again', async () => {
      const { stopped, addMember } = ports();
      const ana = await addMember();
      const [one, other] = [await subscribed(ana), await subscribed(ana)];
      for (const each of [one, other]) await stopped.note(each, at);
      await stopped.forget(one);
      await stopped.forget(one);
      expect(await stopped.ofMember(ana)).toEqual([{ ...other, stoppedAt: at }]);
    });

    it('are forgotten by a time only if they were stopped before it', async () => {
      const { stopped, addMember } = ports();
      const ana = await addMember();
      const one = await subscribed(ana);
      const isStopped = async () => (await stopped.ofMember(ana)).length === 1;
      await stopped.note(one, null);
      await stopped.forget(one, at);
      expect(await isStopped()).toBe(true);
      await stopped.note(one, at);
      await stopped.forget(one, at);
      expect(await isStopped()).toBe(true);
      await stopped.forget(one, later(at, 1));
      expect(await isStopped()).toBe(false);
    });

    it('of a subscription that we do not have are none', async () => {
      const { stopped, addMember } = ports();
      const ana = await addMember();
      const unknown = { provider: 'contract', subscriptionId: 'never-stopped' };
      await stopped.note(unknown, at);
      await stopped.forget(unknown);
      expect(await stopped.ofMember(ana)).toEqual([]);
    });
  });
}
