import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
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

describe('what is ahead of a member who is away', () => {
  const keys = () => waiting().map(([name, key]) => [name, key]);
  const follow = async () => {
    await app.restrictions.followAway(bea);
    return app.followed.splice(0);
  };
  const settle = async () => {
    await app.restrictions.settleAway(bea);
    return app.followed.splice(0);
  };

  it('is none of whom is limited', async () => {
    await impose('limited', null, { decisionId: 1 });
    expect(keys()).toEqual([]);
    expect([await follow(), await settle()]).toEqual([['came back 2'], []]);
  });

  it('is seen to at once, and once the decision cannot be taken back', async () => {
    await impose('suspended', inDays(9), { decisionId: 1 });
    expect(waiting()).toContainEqual([
      'restrictions.settle-away',
      'settle-away.2',
      later(app.clock.now(), minutes(10)),
    ]);
    expect(keys()).toContainEqual(['restrictions.follow-away', 'follow-away.2']);
    expect(await follow()).toEqual(['went 2']);
    app.clock.forward(minutes(10) - 1);
    expect([await settle(), await app.restrictions.isSettled(bea, { decisionId: 1 })]).toEqual([[], false]);
    app.clock.forward(1);
    expect([await settle(), await app.restrictions.isSettled(bea, { decisionId: 1 })]).toEqual([
      ['stays 2'],
      true,
    ]);
    expect(await settle()).toEqual([]);
  });

  it('waits for the last of several decisions', async () => {
    await impose('suspended', inDays(9), { decisionId: 1 });
    app.clock.forward(minutes(4));
    await impose('banned', null, { decisionId: 2 });
    app.clock.forward(minutes(6));
    await settle();
    expect(await app.restrictions.isSettled(bea, { decisionId: 2 })).toBe(false);
    app.clock.forward(minutes(4));
    expect(await settle()).toEqual(['stays 2']);
    expect(await app.restrictions.isSettled(bea, { decisionId: 2 })).toBe(true);
  });

  it('is looked at again when a suspended member is banned', async () => {
    await impose('suspended', inDays(9), { decisionId: 1 });
    await follow();
    app.jobs.waiting.splice(0);
    await impose('banned', null, { decisionId: 2 });
    expect(keys()).toContainEqual(['restrictions.follow-away', 'follow-away.2']);
  });

  it('comes back when the restriction is taken back or ends, and not while another stands', async () => {
    await impose('suspended', inDays(1), { decisionId: 1 });
    await impose('banned', null, { decisionId: 2 });
    app.jobs.waiting.splice(0);
    await lift({ decisionId: 2 });
    expect([keys().filter(([name]) => name === 'restrictions.follow-away'), await follow()]).toEqual([
      [],
      ['went 2'],
    ]);
    app.clock.forward(days(1));
    await app.restrictions.end(bea);
    expect(keys()).toContainEqual(['restrictions.follow-away', 'follow-away.2']);
    expect([await follow(), await settle()]).toEqual([['came back 2'], []]);
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
