import { freeDailySwipes } from '@nestmates/domain/platform/access/features.ts';
import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller, onboarded } from '../../../testing/a-caller.ts';
import { aMother, matchingInMemory } from '../../../testing/memory/matching-in-memory.ts';

const [ana, bea] = [aCaller({ id: 1 }), aCaller({ id: 2 })];

let app: ReturnType<typeof matchingInMemory>;
beforeEach(async () => {
  app = matchingInMemory();
  await app.arrive(aMother({ id: ana.id }), aMother({ id: bea.id, firstName: 'Bea' }));
});

describe('passing', () => {
  it('is a swipe of a Free member, once for each pass that is valid', async () => {
    await app.skip();
    await app.skip();
    expect(app.used()).toBe(1);
    app.clock.forward(days(30));
    await app.skip();
    expect(app.used()).toBe(1);
  });

  it('costs a Pro member nothing', async () => {
    await app.skip({ ...ana, plan: 'pro' });
    expect([app.used(), app.swipes.passOf(ana.id, bea.id)?.swipe]).toEqual([0, false]);
  });

  it('is refused without swipes, until the next day', async () => {
    const others = Array.from({ length: freeDailySwipes }, (_, n) => aMother({ id: 10 + n }));
    for (const other of others) app.people.put(other);
    for (const { id } of others) await app.skip(ana, id);
    await expect(app.skip()).rejects.toMatchObject({
      code: 'SWIPE_LIMIT',
      details: { retryAfterSeconds: 14 * 3600, flags: { requiresSubscription: true } },
    });
    app.clock.forward(hours(14));
    app.people.put(aMother({ id: 99 }));
    await app.skip(ana, 99);
    expect(app.used()).toBe(1);
  });

  it.each([
    ['oneself', () => app.skip(ana, ana.id), { kind: 'invalid', message: 'You cannot pass yourself.' }],
    ['nobody', () => app.skip(ana, 99), { kind: 'not-found' }],
    ['a connection', () => connectedSkip(), { code: 'ALREADY_CONNECTED' }],
    ['an unfinished member', () => unfinishedSkip(), { kind: 'not-found' }],
  ])('%s is refused, and costs nothing', async (_, skip, refusal) => {
    await expect(skip()).rejects.toMatchObject(refusal);
    expect([app.used(), app.swipes.passOf(ana.id, bea.id)]).toEqual([0, undefined]);
  });

  const connectedSkip = () => {
    app.pairs.connect(ana.id, bea.id);
    return app.skip();
  };
  const unfinishedSkip = () => {
    app.people.put(aMother({ id: bea.id, progress: { ...onboarded, childrenAdded: false } }));
    return app.skip();
  };
});

describe('taking a pass back', () => {
  const undo = () => app.matching.undo(ana, { userId: bea.id });

  it('returns its swipe, once', async () => {
    await app.skip();
    await undo();
    expect([app.used(), await app.idsIn()]).toEqual([0, [bea.id]]);
    await expect(undo()).rejects.toMatchObject({
      kind: 'not-found',
      message: 'There is no pass to take back.',
    });
  });

  it('returns no swipe of another day, and none that the pass never was', async () => {
    await app.skip();
    app.clock.forward(days(1));
    app.people.put(aMother({ id: 3 }));
    await app.skip(ana, 3);
    await undo();
    expect(app.used()).toBe(1);
    await app.skip({ ...ana, plan: 'pro' });
    await undo();
    expect(app.used()).toBe(1);
  });
});
