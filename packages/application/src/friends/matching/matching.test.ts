import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller, onboarded } from '../../../testing/a-caller.ts';
import { aChild, entitlementOf } from '../../../testing/a-member.ts';
import { aMother, matchingInMemory, northOfHome } from '../../../testing/memory/matching-in-memory.ts';

const [ana, bea] = [aCaller({ id: 1 }), aCaller({ id: 2 })];

let app: ReturnType<typeof matchingInMemory>;
beforeEach(async () => {
  app = matchingInMemory();
  await app.arrive(aMother({ id: ana.id }), aMother({ id: bea.id, firstName: 'Bea' }));
});

describe('the deck', () => {
  it('shows who lives near, how well she fits and why, and no place', async () => {
    const [card] = await app.deck();
    expect(card).toMatchObject({
      user: { id: bea.id, firstName: 'Bea' },
      children: [{ gender: 'girl', age: 4 }],
      distance: { band: 'same-zip', label: 'Same zip code' },
      why: expect.arrayContaining([{ part: 'childAges', words: 'You each have a 4-year-old', share: 100 }]),
    });
    expect(JSON.stringify(card)).not.toMatch(/latitude|longitude|progress|entitlement|email/);
  });

  it('reaches 100 km and no farther', async () => {
    await app.arrive(
      aMother({ id: 3, point: northOfHome(0.89) }),
      aMother({ id: 4, point: northOfHome(0.91) }),
    );
    expect((await app.idsIn()).toSorted()).toEqual([bea.id, 3]);
  });

  it('holds nobody whose e-mail is not verified, where that is required', async () => {
    const at = new Date('2026-11-20T12:00:00Z');
    const required = matchingInMemory('required');
    const verified = aMother({ id: ana.id, emailVerifiedAt: at });
    await required.arrive(verified, aMother({ id: bea.id }), aMother({ id: 3, emailVerifiedAt: at }));
    expect(await required.idsIn()).toEqual([3]);
    required.people.put(aMother({ id: 3 }));
    expect(await required.idsIn(), 'before she is packed again').toEqual([]);
    required.people.put(aMother({ id: bea.id, emailVerifiedAt: at }));
    await required.packing.repackStale();
    expect(await required.idsIn()).toEqual([bea.id]);
    expect(await app.idsIn(), 'where it is offered').toEqual([bea.id]);
  });

  it('is searched at her new home, before any job has run', async () => {
    await app.arrive(aMother({ id: 3, point: northOfHome(5) }));
    app.people.put(aMother({ id: ana.id, point: northOfHome(5) }));
    expect(await app.idsIn()).toEqual([3]);
  });

  it('is empty for a member without a place, or who has not finished', async () => {
    app.people.put(aMother({ id: ana.id, point: undefined }));
    expect(await app.deck()).toEqual([]);
    app.people.put(aMother({ id: ana.id, progress: { ...onboarded, childrenAdded: false } }));
    await app.packing.pack({ memberId: ana.id });
    expect(await app.deck()).toEqual([]);
  });

  it.each([
    ['a connection', () => void app.pairs.connect(ana.id, bea.id)],
    ['one who has blocked her', () => block(bea, ana)],
    ['one whom she has blocked', () => block(ana, bea)],
    ['one whom she has passed', () => app.skip()],
    ['one who is unfinished by now', () => put({ progress: { ...onboarded, childrenAdded: false } })],
    ['one who is gone', () => app.people.remove(bea.id)],
    ['one without a place by now', () => put({ point: undefined })],
  ])('leaves out %s', async (_, begin) => {
    await begin();
    expect(await app.idsIn()).toEqual([]);
  });

  it('shows a member again once the pass has expired', async () => {
    await app.skip();
    app.clock.forward(days(30) - hours(1));
    expect(await app.idsIn()).toEqual([]);
    app.clock.forward(hours(1));
    expect(await app.idsIn()).toEqual([bea.id]);
  });

  it('has twenty cards at most, the best first, and Pro first among equals', async () => {
    const others = Array.from({ length: 25 }, (_, n) => aMother({ id: 10 + n }));
    const pro = aMother({ id: 50, entitlement: entitlementOf.pro });
    await app.arrive(...others, pro, aMother({ id: 51, children: [aChild({ id: 1, age: 16 })] }));
    const deck = await app.deck();
    expect(deck).toHaveLength(20);
    expect(deck[0]?.user.id).toBe(pro.id);
    const scores = deck.map(({ compatibilityScore }) => compatibilityScore);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(deck.map(({ user }) => user.id)).not.toContain(51);
  });

  it('opens with a face where the scores are equal', async () => {
    await app.arrive(aMother({ id: 10, profilePhotoUrl: '/photos/10' }), aMother({ id: 11 }));
    const [first] = await app.idsIn();
    expect(first).toBe(10);
  });

  const put = (given: Partial<ReturnType<typeof aMother>>) =>
    app.people.put(aMother({ id: bea.id, ...given }));
  const block = (by: typeof ana, of: typeof ana) =>
    void app.pairs.blocks.push({ by: by.id, of: of.id, at: app.clock.now() });
});

describe('packing', () => {
  it('catches up on those whose job was lost', async () => {
    app.people.put(aMother({ id: 3 }));
    expect(await app.idsIn()).toEqual([bea.id]);
    await app.packing.repackStale();
    expect(await app.idsIn()).toEqual(expect.arrayContaining([bea.id, 3]));
  });
});
