import type { Listing } from '@nestmates/domain/market/listings/listing.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { aListing } from '@nestmates/domain/testing/listings/a-listing.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { aMember, entitlementOf } from '../../../testing/a-member.ts';
import { messagesInMemory } from '../../../testing/memory/messages-in-memory.ts';

/** Cleo sells a bike; Ana, who has Pro, does not know Cleo. */
const ana = aCaller({ id: 1, plan: 'pro' });
const cleo = aCaller({ id: 3 });
const bikeId = 7;

let app: ReturnType<typeof messagesInMemory>;
beforeEach(() => {
  app = messagesInMemory();
  app.people.put(aMember({ id: cleo.id, firstName: 'Cleo', entitlement: entitlementOf.free }));
  offer();
});

const offer = (changes: Partial<Listing> = {}) => {
  const listing = aListing({ id: bikeId, userId: cleo.id, ...changes });
  app.pairs.listings.set(listing.id, listing);
};
const ask = (changes: Partial<Parameters<typeof app.messages.send>[0]> = {}) =>
  app.messages.send({ by: ana, receiverId: cleo.id, message: 'Is it there?', listingId: bikeId, ...changes });
const answer = () => app.messages.send({ by: cleo, receiverId: ana.id, message: 'It is!' });
const conversation = (by = cleo, otherId = ana.id) => app.messages.conversation({ by, otherId });
const page = { limit: 10 };

describe('a question about a listing', () => {
  it('opens a conversation, which the seller answers in any plan', async () => {
    await ask();
    await answer();
    const listing = { id: bikeId, title: 'Wooden balance bike', price: 4800, status: 'active' };
    expect(await conversation()).toMatchObject({ firstName: 'Ana', unread: 1, connectedAt: null, listing });
    expect(await conversation(ana, cleo.id)).toMatchObject({ firstName: 'Cleo', unread: 1, listing });
    const { items } = await app.messages.thread({ by: cleo, otherId: ana.id, ...page });
    expect(items.map(({ message }) => message)).toEqual(['Is it there?', 'It is!']);
    expect(await app.messages.unread(cleo)).toEqual({ unread: 1 });
    expect(await app.messages.read({ by: cleo, otherId: ana.id, upTo: 1 })).toMatchObject({ unread: 0 });
    expect((await app.messages.conversations({ by: cleo, ...page })).items).toHaveLength(1);
    expect((await app.messages.conversations({ by: cleo, as: 'seller', ...page })).items).toHaveLength(1);
    expect((await app.messages.conversations({ by: ana, as: 'seller', ...page })).items).toEqual([]);
  });

  it('is announced to both and told to a seller who is away, whose plan has no messages', async () => {
    await ask();
    expect(app.events.announced).toEqual([
      { to: cleo.id, event: { type: 'message', userId: ana.id, messageId: 1 } },
      { to: ana.id, event: { type: 'message', userId: cleo.id, messageId: 1 } },
    ]);
    await app.advance(minutes(11));
    expect(app.mailer.sent).toMatchObject([{ subject: 'A new message from Ana' }]);
  });

  it.each([
    ['that is reserved', { status: 'reserved' }, 'LISTING_RESERVED'],
    ['that is sold', { status: 'sold' }, 'LISTING_NOT_AVAILABLE'],
    ['that is paused', { status: 'paused' }, 'NOT_FOUND'],
    ['that is removed', { status: 'removed' }, 'NOT_FOUND'],
    ['of the demo', { isDemo: true }, 'DEMO_LISTING'],
    ['of somebody else', { userId: 2 }, 'NOT_FOUND'],
    ['of her own', { userId: ana.id }, 'OWN_LISTING'],
  ] as const)('about a listing %s is refused, and opens nothing', async (_, changes, code) => {
    offer(changes);
    await expect(ask()).rejects.toMatchObject({ code });
    await expect(ask({ listingId: 99 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect([app.store.all, app.events.announced, app.pairs.questions]).toEqual([[], [], []]);
    await expect(answer()).rejects.toMatchObject({ code: 'PRO_REQUIRED' });
  });

  it('needs Pro, and two of whom none has blocked the other', async () => {
    await expect(ask({ by: aCaller({ id: 1 }) })).rejects.toMatchObject({ code: 'PRO_REQUIRED' });
    app.block(cleo, ana);
    await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(app.store.all).toEqual([]);
  });

  it('ends with a block, and is there again after it', async () => {
    await ask();
    app.block(cleo, ana);
    for (const refused of [ask(), answer(), ask({ listingId: undefined })]) {
      await expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(conversation()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    app.pairs.blocks.length = 0;
    await expect(answer()).resolves.toMatchObject({ message: 'It is!' });
  });

  it('needs its listing only once: when it is sold, the two go on writing about it', async () => {
    await ask();
    offer({ status: 'sold' });
    await ask({ message: 'Oh, it is gone.' });
    await ask({ message: 'Tell me about the next one.', listingId: undefined });
    await answer();
    expect(await conversation(ana, cleo.id)).toMatchObject({ listing: { status: 'sold' } });
    offer({ id: 8, title: 'Crib' });
    await ask({ listingId: 8 });
    expect(await conversation()).toMatchObject({ listing: { title: 'Crib' } });
  });

  it('that is sent again is asked and counted once, whatever became of the listing', async () => {
    const first = await ask({ clientId: 'the-first' });
    offer({ status: 'removed' });
    app.block(cleo, ana);
    expect(await ask({ clientId: 'the-first' })).toEqual(first);
    expect([app.store.all.length, app.events.announced.length]).toEqual([1, 2]);
  });

  it('may be asked of thirty sellers an hour, of whom one asked before is none', async () => {
    await ask();
    for (let id = 100; id < 129; id += 1) {
      app.people.put(aMember({ id }));
      offer({ id, userId: id });
      await ask({ receiverId: id, listingId: id });
    }
    app.people.put(aMember({ id: 200 }));
    offer({ id: 200, userId: 200 });
    await expect(ask({ receiverId: 200, listingId: 200 })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    offer({ id: 8 });
    await ask({ listingId: 8 });
    app.clock.forward(minutes(61));
    await ask({ receiverId: 200, listingId: 200 });
  });

  it('leaves a buyer who has no Pro any more out', async () => {
    await ask();
    const lapsed = aCaller({ id: ana.id });
    for (const refused of [
      ask({ by: lapsed, listingId: undefined }),
      app.messages.thread({ by: lapsed, otherId: cleo.id, ...page }),
      app.messages.conversations({ by: lapsed, ...page }),
      app.messages.unread(lapsed),
    ]) {
      await expect(refused).rejects.toMatchObject({ code: 'PRO_REQUIRED' });
    }
  });
});
