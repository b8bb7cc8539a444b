import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { casesInMemory } from '../../../testing/memory/cases-in-memory.ts';
import type { RestrictedBy } from './ports.ts';

const bea = 2;
let app: ReturnType<typeof casesInMemory>;
beforeEach(() => {
  app = casesInMemory();
});

const locked = (change: () => Promise<void>): Promise<void> =>
  app.transaction.run(async () => {
    await app.store.lockMember(bea);
    await change();
  });
const impose = (kind: 'limited' | 'suspended' | 'banned', until: Date | null, by: RestrictedBy) =>
  locked(() => app.restrictions.impose(bea, { kind, until }, by));
const lift = (by: RestrictedBy) => locked(() => app.restrictions.lift(bea, by));
const inDays = (count: number) => later(app.clock.now(), days(count));
const waiting = () => app.jobs.waiting.map(({ name, timing }) => [name, timing.key, timing.at]);

describe('a restriction', () => {
  it('holds at once, is told to the pages of the member, and ends by a job', async () => {
    const until = inDays(7);
    await impose('limited', until, { decisionId: 1 });
    expect(await app.store.current(bea)).toEqual({ kind: 'limited', until });
    expect(app.events.announced).toEqual([{ to: bea, event: { type: 'access' } }]);
    expect(waiting()).toEqual([['restrictions.end', `end-restriction.${bea}`, until]]);
    app.clock.forward(days(7));
    await app.restrictions.end(bea);
    expect(await app.store.current(bea)).toBeUndefined();
  });

  it('gives way to a stronger one, and comes back when that ends', async () => {
    await impose('limited', null, 'weight');
    await impose('suspended', inDays(1), { decisionId: 1 });
    expect(await app.store.current(bea)).toMatchObject({ kind: 'suspended' });
    app.clock.forward(days(1));
    await app.restrictions.end(bea);
    expect(await app.store.current(bea)).toEqual({ kind: 'limited', until: null });
    await lift('weight');
    expect(await app.store.current(bea)).toBeUndefined();
  });

  it('that is not there is not lifted, and nobody is told', async () => {
    await impose('banned', null, { decisionId: 1 });
    app.events.announced.splice(0);
    await lift('weight');
    await lift({ decisionId: 2 });
    expect([await app.store.current(bea), app.events.announced]).toEqual([
      { kind: 'banned', until: null },
      [],
    ]);
  });

  it('ends with the member locked', async () => {
    await expect(app.restrictions.end(bea)).resolves.toBeUndefined();
    await expect(app.restrictions.lift(bea, 'weight')).rejects.toThrow('without being locked');
  });
});

describe('what is ahead of a member', () => {
  it.each([
    ['limited', []],
    ['suspended', [bea]],
    ['banned', [bea]],
  ] as const)('is looked after by a job where they are away: %s', async (kind, followed) => {
    await impose(kind, inDays(9), { decisionId: 1 });
    const keys = waiting().flatMap(([name, key]) => (name === 'restrictions.follow-away' ? [key] : []));
    expect(keys).toEqual(followed.map((id) => `follow-away.${id}`));
    await app.restrictions.followAway(bea);
    expect(app.wentAway).toEqual(followed);
  });

  it('is left alone where the restriction was taken back meanwhile', async () => {
    await impose('suspended', inDays(9), { decisionId: 1 });
    await lift({ decisionId: 1 });
    await app.restrictions.followAway(bea);
    expect(app.wentAway).toEqual([]);
  });
});

describe('what is hidden', () => {
  const hide = (kind: string) =>
    app.transaction.run(() => app.restrictions.hide([{ kind, id: '7', memberId: bea }], { decisionId: 1 }));

  it('is told to the features that follow its kind, by a job', async () => {
    await hide('listing');
    expect(waiting()).toEqual([['restrictions.follow-hidden', 'follow-hidden.listing.7', undefined]]);
    await app.restrictions.followHidden({ kind: 'listing', id: '7' });
    expect(app.hiddenListings).toEqual(['7']);
  });

  it('makes no work where nobody follows', async () => {
    await hide('review');
    await app.restrictions.followHidden({ kind: 'review', id: '7' });
    expect([waiting(), app.hiddenListings]).toEqual([[], []]);
  });
});
