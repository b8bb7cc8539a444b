import { type SavedSearch, savedSearchRule } from '@nestmates/domain/market/saved-searches/saved-search.ts';
import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { aListing } from '@nestmates/domain/testing/listings/a-listing.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { entitlementOf } from '../../../testing/a-member.ts';
import { aSeller } from '../../../testing/a-seller.ts';
import { MemoryEmails } from '../../../testing/memory/memory-emails.ts';
import { MemoryMembers } from '../../../testing/memory/memory-members.ts';
import { MemoryTransaction } from '../../../testing/memory/memory-transaction.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { searchNewsEmail } from './emails.ts';
import type { SearchNewsEmailData } from './ports.ts';
import { SavedSearches } from './saved-searches.ts';

const ana = aCaller({ id: 1, plan: 'pro' });
const boots = { q: 'boots' };

/** Whoever changes searches has locked the member. */
async function searchesInMemory() {
  const [clock, transaction, members] = [new StoppedClock(), new MemoryTransaction(), new MemoryMembers()];
  await members.add({ email: ana.email, passwordHash: '', createdAt: clock.now() });
  const mail = new MemoryEmails(clock);
  let kept: readonly SavedSearch[] = [];
  const onSale: ReturnType<typeof aListing>[] = [];
  const asked: object[] = [];
  const entitlement: { of: (typeof entitlementOf)['pro'] | undefined } = { of: entitlementOf.pro };
  const store = {
    async add(search: Omit<SavedSearch, 'id'>) {
      transaction.requireLocked(`member ${search.userId}`);
      if (kept.some((one) => one.search.q === search.search.q)) return undefined;
      const saved = { ...search, id: kept.length + 1 };
      kept = [saved, ...kept];
      return saved;
    },
    async save(search: SavedSearch) {
      transaction.requireLocked(`member ${search.userId}`);
      kept = kept.map((one) => (one.id === search.id ? search : one));
    },
    async remove(_: number, id: number) {
      kept = kept.filter((one) => one.id !== id);
    },
    of: async () => kept,
    async membersDue(lookedBefore: Date, limit: number) {
      asked.push({ lookedBefore, limit });
      return [1, 2];
    },
    async takeDue(_: number, lookedBefore: Date, lookedAt: Date) {
      transaction.requireRunning('Searches are taken');
      const due = kept.filter(({ emails }) => emails);
      if (!due.some((one) => one.lookedAt < lookedBefore)) return [];
      kept = kept.map((one) => (one.emails ? { ...one, lookedAt } : one));
      return due;
    },
    newsEmailOf: async (id: number, ids: readonly number[]): Promise<SearchNewsEmailData> => ({
      memberId: id,
      to: ana.email,
      firstName: null,
      searches: kept.filter((one) => ids.includes(one.id)),
    }),
  };
  const searches = new SavedSearches({
    clock,
    transaction,
    savedSearchStore: store,
    emails: mail.emails,
    jobs: mail.jobs,
    entitlements: { of: async () => entitlement.of },
    members: stub({
      async lock(id) {
        transaction.lock(`member ${id}`);
        return members.lock(id);
      },
    }),
    listingQueries: stub({
      async search(by, filter, sort, page) {
        asked.push({ by, filter, sort, page });
        return onSale.slice(0, page.limit).map((listing) => ({
          listing,
          seller: aSeller(),
          km: null,
          sameZip: false,
          favourite: false,
          cursor: { at: 1, id: 1 },
        }));
      },
    }),
  });
  const sendEmails = () => mail.jobs.runAll([mail.handlerOf(searchNewsEmail, store)]);
  const { jobs, mailer } = mail;
  return { clock, searches, onSale, asked, entitlement, jobs, mailer, sendEmails, all: () => kept };
}

let app: Awaited<ReturnType<typeof searchesInMemory>>;
beforeEach(async () => {
  app = await searchesInMemory();
});

const save = async (q = 'boots', emails = true) =>
  app.searches.save(ana, { name: `My ${q}`, search: { q }, emails });

/** Somebody else has had it on sale for so long. */
const putOnSale = (given: Parameters<typeof aListing>[0] = {}) =>
  app.onSale.push(aListing({ userId: 7, createdAt: later(app.clock.now(), -minutes(5)), ...given }));

const dayLater = () => app.clock.forward(days(1) + minutes(1));

describe('a saved search', () => {
  it('is kept with its name, and looked at from then on', async () => {
    const createdAt = app.clock.now();
    expect(await save()).toEqual({
      id: 1,
      name: 'My boots',
      search: boots,
      emails: true,
      createdAt: createdAt.toISOString(),
    });
    expect(app.all()).toMatchObject([{ userId: ana.id, createdAt, lookedAt: createdAt }]);
    expect(await app.searches.list(ana)).toMatchObject([{ id: 1 }]);
  });

  it('is kept once, and not beyond the limit', async () => {
    await save();
    await expect(save()).rejects.toMatchObject({ code: 'ALREADY_SAVED' });
    for (let n = 1; n < savedSearchRule.maxPerMember; n += 1) await save(`boots ${n}`);
    await expect(save('one more')).rejects.toMatchObject({ code: 'SEARCH_LIMIT' });
    expect(app.all()).toHaveLength(20);
  });

  it('in which nothing could ever be is refused', async () => {
    const search = { minPrice: 500, maxPrice: 100 };
    await expect(async () =>
      app.searches.save(ana, { name: 'Nothing', search, emails: false }),
    ).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('without words is kept without them', async () => {
    await app.searches.save(ana, { name: 'Toys', search: { q: '', type: 'product' }, emails: false });
    expect(app.all()[0]?.search).toEqual({ q: undefined, type: 'product' });
  });

  it('gets another name, and e-mails about what is new from then on', async () => {
    await save('boots', false);
    const lookedAt = app.clock.now();
    dayLater();
    await app.searches.change(ana, 1, { name: 'Red boots' });
    expect(app.all()).toMatchObject([{ name: 'Red boots', emails: false, lookedAt }]);
    await app.searches.change(ana, 1, { emails: true });
    const switchedOn = app.clock.now();
    expect(app.all()).toMatchObject([{ name: 'Red boots', emails: true, lookedAt: switchedOn }]);
    dayLater();
    await app.searches.change(ana, 1, { emails: true });
    expect(app.all()).toMatchObject([{ lookedAt: switchedOn }]);
  });

  it('of nobody is not changed, and one that is removed is gone', async () => {
    await save();
    await expect(app.searches.change(ana, 9, { emails: false })).rejects.toMatchObject({ kind: 'not-found' });
    expect(await app.searches.remove(ana, 1)).toEqual({ message: 'Search removed' });
    expect(await app.searches.list(ana)).toEqual([]);
  });
});

describe('the look for news', () => {
  it('is a job for each member who was not written to for a day', async () => {
    await app.searches.lookForAll();
    expect(app.asked).toEqual([{ lookedBefore: later(app.clock.now(), -days(1)), limit: 1000 }]);
    expect(app.jobs.waiting.map(({ payload, timing }) => [payload, timing.key])).toEqual([
      [{ memberId: 1 }, 'saved-searches.1'],
      [{ memberId: 2 }, 'saved-searches.2'],
    ]);
  });

  it('writes one e-mail about all searches with anything new', async () => {
    await save();
    await save('bikes');
    dayLater();
    putOnSale();
    await app.searches.look({ memberId: ana.id });
    expect(app.asked).toContainEqual({
      by: ana.id,
      filter: boots,
      sort: 'newest',
      page: { limit: 20, before: undefined },
    });
    await app.sendEmails();
    expect(app.mailer.sent).toHaveLength(1);
    const [{ text = '' } = {}] = app.mailer.sent;
    expect(text).toContain('“My boots”: 1 new listing.');
    expect(text).toContain('“My bikes”: 1 new listing.');
    expect(text).toContain('/favourites?tab=searches');
    // What was looked at is no news any more.
    app.clock.forward(minutes(1));
    await app.searches.look({ memberId: ana.id });
    expect(app.jobs.waiting).toEqual([]);
  });

  it('of a single search opens it, and counts up to twenty', async () => {
    await save();
    dayLater();
    for (let n = 0; n < 2; n += 1) putOnSale();
    await app.searches.look({ memberId: ana.id });
    dayLater();
    for (let n = 0; n < 30; n += 1) putOnSale();
    app.onSale.splice(0, 2);
    await app.searches.look({ memberId: ana.id });
    await app.sendEmails();
    expect(app.mailer.sent[0]?.text).toContain('“My boots”: 2 new listings.');
    expect(app.mailer.sent[0]?.text).toContain('/marketplace?q=boots');
    expect(app.mailer.sent[1]?.text).toContain('“My boots”: 20 or more new listings.');
  });

  it.each([
    ['is a demo', { isDemo: true }],
    ['is her own', { userId: ana.id }],
    ['was there before', { createdAt: new Date('2026-03-05T10:00:00Z') }],
    ['is being put on sale right now', { createdAt: new Date('2026-03-06T10:00:01Z') }],
  ])('finds nothing in what %s', async (_, given) => {
    await save();
    dayLater();
    putOnSale(given);
    await app.searches.look({ memberId: ana.id });
    expect(app.jobs.waiting).toEqual([]);
  });

  it('takes what came just when a look ends', async () => {
    await save();
    dayLater();
    putOnSale({ createdAt: new Date('2026-03-06T10:00:00Z') });
    await app.searches.look({ memberId: ana.id });
    expect(app.jobs.waiting).toHaveLength(1);
  });

  it.each([
    ['has no marketplace in her plan', entitlementOf.free],
    ['is gone', undefined],
  ])('writes nothing to who %s, and looks no more at it', async (_, entitlement) => {
    await save();
    dayLater();
    putOnSale();
    app.entitlement.of = entitlement;
    await app.searches.look({ memberId: ana.id });
    expect(app.jobs.waiting).toEqual([]);
    expect(app.all()[0]?.lookedAt).toEqual(later(app.clock.now(), -minutes(1)));
  });

  it('writes at most twice a day', async () => {
    await save();
    const news = [{ searchId: 1, count: 1 }];
    for (let n = 0; n < 3; n += 1) {
      dayLater();
      putOnSale();
      await app.searches.look({ memberId: ana.id });
    }
    expect(app.jobs.waiting.map(({ payload }) => payload)).toEqual([
      { memberId: ana.id, news },
      { memberId: ana.id, news: [{ searchId: 1, count: 1 }] },
      { memberId: ana.id, news: [{ searchId: 1, count: 1 }] },
    ]);
    await app.sendEmails();
    expect(app.mailer.sent).toHaveLength(2);
  });
});
