import { noSlots } from '@nestmates/domain/members/availability/slots.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { aSubject } from '@nestmates/domain/testing/insights/insight-subjects.ts';
import { aProfile } from '@nestmates/domain/testing/matching/profiles.ts';
import { defaultAiBudget } from '@nestmates/domain/together/insights/ai-budget.ts';
import type { InsightSubject } from '@nestmates/domain/together/insights/shared-facts.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller, onboarded } from '../../../testing/a-caller.ts';
import { immediateTransaction } from '../../../testing/immediate-transaction.ts';
import { aMother } from '../../../testing/memory/matching-in-memory.ts';
import { MemoryCandidates } from '../../../testing/memory/memory-candidates.ts';
import { MemoryMemberTimes } from '../../../testing/memory/memory-member-times.ts';
import { MemoryPairs } from '../../../testing/memory/memory-pairs.ts';
import { MemoryPeople } from '../../../testing/memory/memory-people.ts';
import { MemoryReservations } from '../../../testing/memory/memory-reservations.ts';
import { MemoryShownStrangers } from '../../../testing/memory/memory-shown-strangers.ts';
import { MemorySwipes } from '../../../testing/memory/memory-swipes.ts';
import { MemoryWriter } from '../../../testing/memory/memory-writer.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { Packing } from '../../friends/matching/packing.ts';
import { Strangers } from '../../members/people/strangers.ts';
import { BudgetedWriting } from '../insights/budgeted-writing.ts';
import { Planner } from './planner.ts';
import type { KeptSuggestion, SuggestionsOfWeek } from './ports.ts';
import { Suggestions } from './suggestions.ts';

const ana = aCaller({ id: 1, plan: 'premium' });
const subjectOf = (given: Partial<InsightSubject> = {}) =>
  aSubject({
    children: aMother({ id: 1 }).children,
    lists: { ...aProfile(), availability: ['flexible-schedule'] },
    ...given,
  });

/** Ana (1) is connected with Bea (2); Cleo (3) lives nearby. All are free at any time. */
async function plannerInMemory() {
  const [clock, people, swipes] = [new StoppedClock(), new MemoryPeople(), new MemorySwipes()];
  const pairs = new MemoryPairs(people);
  const candidates = new MemoryCandidates(pairs, swipes);
  const verificationPolicy = 'offered';
  const packing = new Packing({
    matchFacts: people,
    packedProfiles: candidates,
    verificationPolicy,
    transaction: pairs.transaction,
  });
  for (const [id, firstName] of [
    [1, 'Ana'],
    [2, 'Bea'],
    [3, 'Cleo'],
  ] as const)
    people.put(aMother({ id, firstName, city: 'Austin', state: 'Texas' }));
  for (const id of [2, 3]) await packing.pack({ memberId: id });
  pairs.connect(1, 2);
  const [writer, times] = [new MemoryWriter(), new MemoryMemberTimes(people)];
  const subject = { of: subjectOf() };
  const kept = new Map<string, readonly KeptSuggestion[]>();
  const keyOf = ({ memberId, week, author }: SuggestionsOfWeek) => `${memberId} ${week} ${author}`;
  const suggestions = new Suggestions({
    clock,
    writer,
    suggestionStore: {
      of: async (which) => kept.get(keyOf(which)) ?? [],
      async keep(which, added) {
        kept.set(keyOf(which), [...(kept.get(keyOf(which)) ?? []), ...added]);
      },
    },
    budgetedWriting: new BudgetedWriting({
      clock,
      reservations: new MemoryReservations(),
      aiBudget: defaultAiBudget,
      alerts: { raise: () => undefined },
      transaction: immediateTransaction,
    }),
  });
  const limits: number[] = [];
  const planner = new Planner({
    clock,
    candidates,
    verificationPolicy,
    packing,
    memberTimes: times,
    suggestions,
    strangers: new Strangers({ shownStrangers: new MemoryShownStrangers(), clock }),
    insightQueries: stub({ subject: async () => subject.of }),
    plannerQueries: {
      async connectionsOf(_, limit) {
        limits.push(limit);
        return [2];
      },
    },
  });
  const matches = (wanted = true) => planner.matches(ana, { suggestions: wanted });
  return { clock, people, pairs, times, writer, subject, kept, limits, matches };
}

let app: Awaited<ReturnType<typeof plannerInMemory>>;
beforeEach(async () => {
  app = await plannerInMemory();
});
const ids = async () => (await app.matches()).matches.map(({ user }) => user.id);

describe('with whom a playdate could be planned', () => {
  it('is a connection before a stranger, with times for the connection alone', async () => {
    const { matches } = await app.matches();
    expect(matches.map(({ user, connected }) => [user.firstName, connected])).toEqual([
      ['Bea', true],
      ['Cleo', false],
    ]);
    expect(matches[0]?.user).toMatchObject({ city: 'Austin', state: 'Texas', profilePhotoUrl: null });
    expect(matches[0]?.times.length).toBeGreaterThan(0);
    expect(matches[1]?.times).toEqual([]);
    expect(matches[0]?.children).toMatchObject([{ age: 4 }]);
    expect(matches[0]?.matchingAvailability.length).toBeGreaterThan(0);
    expect(app.limits).toEqual([100]);
  });

  it('is nobody without time, behind a block, or who has not finished', async () => {
    app.times.put(2, { slots: noSlots });
    expect(await ids()).toEqual([3]);
    app.people.put(aMother({ id: 3, progress: { ...onboarded, onboardingComplete: false } }));
    expect(await ids()).toEqual([]);
    app.times.put(2, {});
    expect(await ids()).toEqual([2]);
    app.pairs.blocks.push({ by: 2, of: 1, at: app.clock.now() });
    expect(await ids()).toEqual([]);
  });

  it('is nobody for a member who is gone', async () => {
    app.people.remove(1);
    expect(await ids()).toEqual([]);
  });

  it('is asked for with children and a week alone', async () => {
    app.subject.of = subjectOf({ children: [] });
    await expect(app.matches()).rejects.toMatchObject({ code: 'CHILDREN_MISSING' });
  });
});

describe('a suggestion', () => {
  const texts = async () => (await app.matches()).matches.map(({ aiSuggestion }) => aiSuggestion);

  it('is written for each match, and once in a week', async () => {
    const first = await app.matches();
    expect(first).toMatchObject({ enabled: true, author: 'ai' });
    expect(first.matches.map(({ aiSuggestion }) => aiSuggestion)).toEqual([
      'Meet at the playground near the pond, at bench number 1.',
      'Meet at the playground near the pond, at bench number 2.',
    ]);
    expect(await texts()).toEqual(first.matches.map(({ aiSuggestion }) => aiSuggestion));
    expect(app.writer.asked).toHaveLength(1);
    app.clock.forward(days(7));
    await app.matches();
    expect(app.writer.asked).toHaveLength(2);
  });

  it('is written for those alone of whom something else is known by now', async () => {
    await app.matches();
    const [[week = '', both = []] = []] = app.kept;
    app.kept.set(
      week,
      both.map((one) => (one.otherId === 3 ? { ...one, facts: 'others' } : one)),
    );
    expect(await texts()).toEqual([both[0]?.suggestion, expect.any(String)]);
    expect(app.writer.asked[1]).toMatchObject({ pairs: [expect.anything()] });
  });

  it('is not asked for where it is not wanted, or switched off, or nobody is found', async () => {
    expect(await app.matches(false)).toMatchObject({ enabled: true, author: null });
    app.subject.of = subjectOf({ settings: { ...app.subject.of.settings, enabled: false } });
    expect(await app.matches()).toMatchObject({ enabled: false, author: null });
    app.subject.of = subjectOf();
    for (const id of [2, 3]) app.times.put(id, { slots: noSlots });
    expect(await app.matches()).toMatchObject({ matches: [], author: null });
    expect(app.writer.asked).toEqual([]);
  });

  it.each(['Bea', 'Cleo'])('that names %s is refused', async (name) => {
    app.writer.suggesting = `Meet ${name} at the playground near the pond.`;
    await expect(app.matches()).rejects.toMatchObject({ code: 'AI_UNAVAILABLE' });
    expect(app.kept.size).toBe(0);
  });
});
