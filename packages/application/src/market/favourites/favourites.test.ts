import { days } from '@nestmates/domain/platform/shared/time.ts';
import { aListing } from '@nestmates/domain/testing/listings/a-listing.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { aMember } from '../../../testing/a-member.ts';
import { aSeller } from '../../../testing/a-seller.ts';
import { MemoryEmails } from '../../../testing/memory/memory-emails.ts';
import { MemoryPairs } from '../../../testing/memory/memory-pairs.ts';
import { MemoryPeople } from '../../../testing/memory/memory-people.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import type { PageRequest, TimeCursor } from '../../platform/contract/paging.ts';
import { priceEmail } from './emails.ts';
import { Favourites } from './favourites.ts';

const [ana, sara] = [aCaller({ id: 1 }), aCaller({ id: 7 })];
const keepers = [1, 2];

/** Sara (7) has two things on sale, 1 and 2. */
function favouritesInMemory() {
  const clock = new StoppedClock();
  const pairs = new MemoryPairs(new MemoryPeople([aMember({ id: ana.id }), aMember({ id: sara.id })]));
  const mail = new MemoryEmails(clock);
  const [kept, seller]: [string[], { sells: boolean }] = [[], { sells: true }];
  const keep = (what: string) => {
    pairs.transaction.requireLocked(`pair ${ana.id} ${sara.id}`);
    kept.push(what);
  };
  const row = (id: number) => ({
    listing: aListing({ id, userId: sara.id }),
    seller: aSeller(),
    km: null,
    sameZip: false,
    favourite: true,
  });
  const cursor: TimeCursor = { at: 1, id: 1 };
  const pageOf = <T>(all: readonly T[], { limit }: PageRequest<TimeCursor>) => all.slice(0, limit);
  const queries = {
    listingsOf: async (_: number, page: PageRequest<TimeCursor>) =>
      pageOf([2, 1], page).map((id) => ({ ...row(id), cursor })),
    sellersOf: async (_: number, page: PageRequest<TimeCursor>) =>
      pageOf([7, 8], page).map((id) => ({ ...aSeller({ id }), since: clock.now(), cursor })),
    keepsSeller: async () => true,
    keepersOf: async () => keepers,
    priceEmailOf: async (id: number, listingId: number) => ({
      memberId: id,
      to: `member${id}@example.com`,
      firstName: null,
      sellerName: id === 1 ? 'Sara' : null,
      listingId,
      priceCents: 4350,
    }),
  };
  const favourites = new Favourites({
    clock,
    pairs,
    favouriteQueries: queries,
    emails: mail.emails,
    transaction: pairs.transaction,
    listingQueries: stub({ find: async (id) => (id < 3 ? row(id) : undefined) }),
    favouriteStore: {
      addListing: async (by, id, at) => keep(`${by} keeps listing ${id} at ${at.toISOString()}`),
      addSeller: async (by, id, at) => {
        keep(`${by} keeps seller ${id} at ${at.toISOString()}`);
        return seller.sells;
      },
      removeListing: async (by, id) => void kept.push(`${by} removes listing ${id}`),
      removeSeller: async (by, id) => void kept.push(`${by} removes seller ${id}`),
    },
  });
  const sendEmails = () => mail.jobs.runAll([mail.handlerOf(priceEmail, queries)]);
  return { clock, pairs, kept, seller, favourites, sendEmails, jobs: mail.jobs, mailer: mail.mailer };
}

let app: ReturnType<typeof favouritesInMemory>;
let at: string;
beforeEach(() => {
  app = favouritesInMemory();
  at = app.clock.now().toISOString();
});

const block = () => app.pairs.blocks.push({ by: sara.id, of: ana.id, at: app.clock.now() });

describe('a listing', () => {
  it('is kept and given up', async () => {
    await app.favourites.addListing(ana, 2);
    await app.favourites.removeListing(ana, 2);
    expect(app.kept).toEqual([`1 keeps listing 2 at ${at}`, '1 removes listing 2']);
  });

  it('is not kept by its seller, unless there is it, nor behind a block', async () => {
    await expect(app.favourites.addListing(sara, 1)).rejects.toMatchObject({ code: 'OWN_LISTING' });
    await expect(app.favourites.addListing(ana, 3)).rejects.toMatchObject({ kind: 'not-found' });
    block();
    await expect(app.favourites.addListing(ana, 1)).rejects.toMatchObject({ kind: 'not-found' });
    expect(app.kept).toEqual([]);
  });

  it('is listed, page by page', async () => {
    const { items, next } = await app.favourites.listings(ana, { limit: 1, before: undefined });
    expect([items.map(({ id }) => id), next !== undefined]).toEqual([[2], true]);
    expect(await app.favourites.listings(ana, { limit: 2, before: undefined })).toMatchObject({
      items: [{ id: 2 }, { id: 1 }],
    });
  });
});

describe('a seller', () => {
  it('is kept and given up', async () => {
    expect(await app.favourites.addSeller(ana, sara.id)).toEqual({ sellerId: sara.id });
    await app.favourites.removeSeller(ana, sara.id);
    expect(app.kept).toEqual([`1 keeps seller 7 at ${at}`, '1 removes seller 7']);
    expect(await app.favourites.keepsSeller(ana, sara.id)).toEqual({ favourite: true });
  });

  it('is neither oneself nor behind a block', async () => {
    await expect(async () => app.favourites.addSeller(ana, ana.id)).rejects.toMatchObject({
      kind: 'invalid',
    });
    block();
    await expect(app.favourites.addSeller(ana, sara.id)).rejects.toMatchObject({ kind: 'not-found' });
    expect(app.kept).toEqual([]);
  });

  it('is nobody who does not sell', async () => {
    app.seller.sells = false;
    await expect(app.favourites.addSeller(ana, sara.id)).rejects.toMatchObject({
      message: 'We could not find this member.',
    });
  });

  it('is listed, page by page', async () => {
    const { items, next } = await app.favourites.sellers(ana, { limit: 1, before: undefined });
    expect(items).toEqual([{ userId: 7, seller: expect.objectContaining({ firstName: 'Sara' }), since: at }]);
    expect(next).toBeDefined();
    const both = await app.favourites.sellers(ana, { limit: 2, before: undefined });
    expect([both.items.length, both.next]).toEqual([2, undefined]);
  });
});

describe('a lower price', () => {
  it('is told to each who keeps the listing, in an e-mail of its own', async () => {
    await app.favourites.tellOfLowerPrice({ listingId: 2 });
    expect(app.jobs.waiting).toHaveLength(2);
    await app.sendEmails();
    expect(app.mailer.sent.map(({ to }) => to)).toEqual(['member1@example.com', 'member2@example.com']);
    expect(app.mailer.sent[0]?.text).toContain('Sara has lowered the price');
    expect(app.mailer.sent[0]?.text).toContain('$43.50');
    expect(app.mailer.sent[1]?.text).toContain('A seller has lowered the price');
  });

  it('is told once a day about each, and three times a day in all', async () => {
    for (const listingId of [1, 1, 2, 3, 4]) await app.favourites.tellOfLowerPrice({ listingId });
    await app.sendEmails();
    expect(app.mailer.sent.filter(({ to }) => to === 'member1@example.com')).toHaveLength(3);
    app.clock.forward(days(1));
    await app.favourites.tellOfLowerPrice({ listingId: 1 });
    await app.sendEmails();
    expect(app.mailer.sent).toHaveLength(8);
  });
});
