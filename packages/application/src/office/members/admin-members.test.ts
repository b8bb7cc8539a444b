import { newSessionExpiry } from '@nestmates/domain/members/accounts/session.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { entitlementOf } from '../../../testing/a-member.ts';
import { MemoryMembers } from '../../../testing/memory/memory-members.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { AdminMembers } from './admin-members.ts';
import type { AdminMember } from './ports.ts';

const ada = { id: 9 };
const bea = 'bea@example.com';

async function membersInMemory() {
  const [clock, members] = [new StoppedClock(), new MemoryMembers()];
  const { id } = await members.add({ email: bea, passwordHash: '', createdAt: clock.now() });
  const record: AdminMember = {
    ...entitlementOf.pro,
    id,
    email: bea,
    firstName: 'Bea',
    lastName: null,
    city: 'Austin',
    state: 'Texas',
    isAdmin: false,
    createdAt: clock.now(),
    emailVerifiedAt: null,
    onboardingComplete: true,
    unlockedVia: null,
    unlockedAt: null,
    homeMoves: [clock.now()],
    children: 2,
    connections: 3,
    swaps: 4,
    feedback: 5,
    owedCents: 2450,
    undoneSales: 2,
    payoutHold: undefined,
    standing: { restriction: undefined, warnedAt: undefined, cases: [] },
    sessions: [{ userAgent: 'Firefox/1 Android', expiresAt: newSessionExpiry(clock.now()) }],
    orders: [{ id: 1, title: 'Bike', status: 'problem', role: 'buyer', price: 4800, createdAt: clock.now() }],
  };
  const known = { record };
  const asked: object[] = [];
  const adminMembers = new AdminMembers({
    clock,
    members,
    adminMemberQueries: {
      async search(text, page) {
        asked.push({ text, ...page });
        return [record, { ...record, id: 8 }].slice(0, page.limit);
      },
      async find(wanted, { undoneSince: _, ...at }) {
        asked.push(at);
        return wanted === id ? known.record : undefined;
      },
    },
    audit: stub({
      async ofViewed(member, by, entries) {
        asked.push({ email: member.email, ...by, entries });
        return [];
      },
    }),
  });
  return { clock, id, known, asked, adminMembers };
}

let app: Awaited<ReturnType<typeof membersInMemory>>;
let now: Date;
beforeEach(async () => {
  app = await membersInMemory();
  now = app.clock.now();
});

describe('what an administrator sees of a member', () => {
  it('is what helps, and is in the audit before', async () => {
    expect(await app.adminMembers.showByEmail(ada, bea)).toEqual({
      id: app.id,
      email: bea,
      firstName: 'Bea',
      lastName: null,
      city: 'Austin',
      state: 'Texas',
      plan: 'pro',
      hasUnlocked: false,
      isAdmin: false,
      createdAt: now.toISOString(),
      emailVerifiedAt: null,
      onboarded: true,
      asSeller: { owed: 2450, undone: 2, mostUndone: 3 },
      payoutsHeld: null,
      moves: { left: 2, again: null },
      unlockedVia: null,
      unlockedAt: null,
      sessions: [{ device: 'Firefox on Android', lastSeenOn: '2026-03-05' }],
      trust: { standing: 'good', until: null, cases: [] },
      counts: { children: 2, connections: 3, swaps: 4, feedback: 5 },
      orders: [
        { id: 1, title: 'Bike', status: 'problem', role: 'buyer', price: 4800, createdAt: now.toISOString() },
      ],
      audit: [],
    });
    expect(app.asked).toEqual([
      { now, max: 50 },
      { email: bea, adminId: ada.id, at: now, entries: 50 },
    ]);
  });

  it('says when she was unlocked and has verified her e-mail', async () => {
    Object.assign(app.known, { record: { ...app.known.record, unlockedAt: now, emailVerifiedAt: now } });
    const at = now.toISOString();
    expect(await app.adminMembers.show(ada, app.id)).toMatchObject({ unlockedAt: at, emailVerifiedAt: at });
  });

  it('is nothing of whom there is not, and no entry', async () => {
    await expect(app.adminMembers.showByEmail(ada, 'nobody@example.com')).rejects.toMatchObject({
      message: 'There is no member with this email.',
    });
    await expect(app.adminMembers.show(ada, 99)).rejects.toMatchObject({ kind: 'not-found' });
    expect(app.asked).toEqual([{ now, max: 50 }]);
  });

  it('is found page by page', async () => {
    const { items, next } = await app.adminMembers.search({ search: 'be', limit: 1, before: undefined });
    expect([items.map(({ plan }) => plan), next]).toEqual([['pro'], app.id]);
    await app.adminMembers.search({ limit: 2, before: 8 });
    expect(app.asked).toEqual([
      { text: 'be', limit: 2, before: undefined },
      { text: '', limit: 3, before: 8 },
    ]);
  });
});
