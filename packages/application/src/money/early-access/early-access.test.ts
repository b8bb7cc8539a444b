import type { Promotion } from '@nestmates/domain/money/early-access/early-access.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { MemoryEvents } from '../../../testing/memory/memory-events.ts';
import { MemoryMembers } from '../../../testing/memory/memory-members.ts';
import { MemoryTransaction } from '../../../testing/memory/memory-transaction.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { EarlyAccess } from './early-access.ts';

const code = 'EARLYBIRD';
const ana = aCaller({ id: 1 });
const premium = aCaller({ id: 1, plan: 'premium' });

/** One code with one place. It is taken with the member's row and then the code's locked, in one transaction. */
async function earlyAccessInMemory() {
  const [clock, events, transaction] = [new StoppedClock(), new MemoryEvents(), new MemoryTransaction()];
  const members = new MemoryMembers();
  for (const email of ['ana@example.com', 'bea@example.com'])
    await members.add({ email, passwordHash: '', createdAt: clock.now() });
  const locked: string[] = [];
  const lock = (row: string) => {
    transaction.lock(row);
    locked.push(row);
  };
  const unlocked = new Map<number, { readonly via: string; readonly at: Date }>();
  const promotion: Promotion = { code, capacity: 1, used: 0, opensAt: null, closesAt: null };
  const find = async (wanted: string) =>
    wanted === code ? { ...promotion, used: unlocked.size } : undefined;
  const early = new EarlyAccess({
    clock,
    events,
    transaction,
    members: stub({
      async lock(id) {
        lock(`member ${id}`);
        return { ...(await members.lock(id)), hasUnlocked: unlocked.has(id) };
      },
    }),
    promotionStore: {
      find,
      async lock(wanted) {
        transaction.requireLocked(`member ${ana.id}`);
        lock(wanted);
        return find(wanted);
      },
      async redeem({ code: via, memberId, at }) {
        transaction.requireLocked(via);
        unlocked.set(memberId, { via, at });
      },
      revoke: async () => false,
    },
  });
  return {
    clock,
    events,
    locked,
    unlocked,
    unlock: async (by = ana, via = code) => early.unlock(by, { code: via }),
  };
}

let app: Awaited<ReturnType<typeof earlyAccessInMemory>>;
beforeEach(async () => {
  app = await earlyAccessInMemory();
});

describe('whoever enters a code', () => {
  it('takes a place, is told so on every page, and has Premium', async () => {
    app.clock.forward(hours(1));
    expect(await app.unlock()).toMatchObject({
      plan: 'premium',
      hasUnlocked: true,
      unlockedVia: code,
      unlockedAt: app.clock.now().toISOString(),
    });
    expect([...app.unlocked]).toEqual([[ana.id, { via: code, at: app.clock.now() }]]);
    expect(app.events.announced).toEqual([{ to: ana.id, event: { type: 'access' } }]);
  });

  it('again takes no second place, even when there is none left', async () => {
    await app.unlock();
    app.clock.forward(hours(1));
    expect(await app.unlock(premium)).toMatchObject({ hasUnlocked: true });
    expect([app.unlocked.size, app.events.announced.length]).toEqual([1, 1]);
  });

  it('that is unknown or used up is refused before anything is locked', async () => {
    await expect(app.unlock(ana, 'OTHER')).rejects.toMatchObject({ code: 'INVALID_CODE' });
    app.unlocked.set(2, { via: code, at: app.clock.now() });
    await expect(app.unlock()).rejects.toMatchObject({ code: 'EARLYBIRD_CLOSED' });
    expect([app.locked, app.unlocked.has(ana.id)]).toEqual([[], false]);
  });

  it('with Premium of another kind is refused a code that is used up when it is locked', async () => {
    app.unlocked.set(2, { via: code, at: app.clock.now() });
    await expect(app.unlock(premium)).rejects.toMatchObject({ code: 'EARLYBIRD_CLOSED' });
    expect([app.unlocked.has(ana.id), app.events.announced]).toEqual([false, []]);
  });
});
