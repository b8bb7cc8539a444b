import { later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import { addMember, connect, contractStart, threeMembers } from '../arrange.ts';
import { describe, it } from '../suite.ts';
import { all, type Identified, type MessagePorts, page, writerOf } from './arrange-messages.ts';

/** The conversations of buyers and sellers. */
export function listingConversationsContract(name: string, ports: () => MessagePorts): void {
  const write = writerOf(ports);

  describe(`conversations about listings in ${name}`, () => {
    const asSeller = { which: 'as-seller' } as const;
    const ofEveryPlan = { which: 'of-every-plan' } as const;
    const sellerAndBuyer = async () => {
      const [sara, bea] = [
        await addMember(ports(), { firstName: 'Sara', children: [{ gender: 'girl', age: 3 }] }),
        await addMember(ports(), { firstName: 'Bea' }),
      ];
      return { sara, bea, bikeId: await ports().addListing(sara.id, 'Bike') };
    };
    const save = (buyer: Identified, seller: Identified, listingId: number, ordered: boolean, at: Date) =>
      ports().transaction.run(() =>
        ports().listingConversations.save({ buyerId: buyer.id, sellerId: seller.id, listingId, ordered }, at),
      );
    const ask = (buyer: Identified, seller: Identified, listingId: number, at = contractStart) =>
      save(buyer, seller, listingId, false, at);

    it('are for both, with the listing and without what connections see', async () => {
      const { sara, bea, bikeId } = await sellerAndBuyer();
      const { pairs, messageQueries, listingConversations } = ports();
      expect(await messageQueries.hasAnyOfEveryPlan(sara.id)).toBe(false);
      await ask(bea, sara, bikeId);
      expect(await listingConversations.subject(bea.id, sara.id)).toBe(bikeId);
      expect(await listingConversations.subject(sara.id, bea.id)).toBeUndefined();
      const [ofBea, ofSara] = [
        await pairs.between(bea.id, sara.id),
        await ports().transaction.run(() => pairs.lock(sara.id, bea.id)),
      ];
      expect([ofBea, ofSara]).toMatchObject([
        { connected: false, isBuyer: true, hasOrdered: false, isSeller: false },
        { connected: false, isBuyer: false, hasOrdered: false, isSeller: true },
      ]);
      const listing = { id: bikeId, sellerId: sara.id, title: 'Bike', price: 4800, status: 'active' };
      const alike = { compatibilityScore: null, matchId: null, connectedAt: null, children: [], listing };
      expect(await messageQueries.conversations(bea.id, page)).toMatchObject([{ userId: sara.id, ...alike }]);
      expect(await messageQueries.conversation(sara.id, bea.id, asSeller)).toMatchObject(alike);
      expect(await messageQueries.conversations(bea.id, { ...page, ...asSeller })).toEqual([]);
      expect(await messageQueries.hasAnyOfEveryPlan(sara.id)).toBe(true);
      expect(await messageQueries.hasAnyOfEveryPlan(bea.id)).toBe(false);
      expect(await messageQueries.conversations(bea.id, { ...page, ...ofEveryPlan })).toEqual([]);
    });

    it('are open to a buyer in every plan once she has ordered, also when she asks about something else', async () => {
      const { sara, bea, bikeId } = await sellerAndBuyer();
      const { pairs, messageQueries, unreadRecords } = ports();
      await save(bea, sara, bikeId, true, contractStart);
      await ask(bea, sara, await ports().addListing(sara.id, 'Crib'), later(contractStart, minutes(5)));
      await write(sara, bea);
      expect(await pairs.between(bea.id, sara.id)).toMatchObject({ isBuyer: true, hasOrdered: true });
      expect(await pairs.between(sara.id, bea.id)).toMatchObject({ isSeller: true, hasOrdered: false });
      expect(await messageQueries.hasAnyOfEveryPlan(bea.id)).toBe(true);
      const listed = await messageQueries.conversations(bea.id, { ...page, ...ofEveryPlan });
      expect(listed).toMatchObject([{ userId: sara.id, unread: 1, listing: { title: 'Crib' } }]);
      expect(await messageQueries.unread(bea.id, ofEveryPlan)).toBe(1);
      expect(await unreadRecords.hasUnread(sara.id, bea.id, ofEveryPlan)).toBe(true);
      expect(await messageQueries.conversations(bea.id, { ...page, ...asSeller })).toEqual([]);
    });

    it('say who wrote last: and whether the plan opens it', async () => {
      const { sara, bea } = await sellerAndBuyer();
      const { messageQueries } = ports();
      expect(await messageQueries.waiting(bea.id, ofEveryPlan)).toBeUndefined();
      await connect(ports(), sara, bea);
      await write(sara, bea);
      const who = { userId: sara.id, firstName: 'Sara', profilePhotoUrl: null };
      expect(await messageQueries.waiting(bea.id, ofEveryPlan)).toEqual({ ...who, opened: false });
      expect(await messageQueries.waiting(bea.id, { which: 'all' })).toEqual({ ...who, opened: true });
      expect(await messageQueries.waiting(sara.id, { which: 'all' })).toBeUndefined();
    });

    it('of a connection are open in every plan once she has ordered from her', async () => {
      const { ana, bea, cleo } = await threeMembers(ports());
      await connect(ports(), bea, cleo);
      const { messageQueries } = ports();
      await save(ana, bea, await ports().addListing(bea.id, 'Bike'), true, contractStart);
      const [only, ...more] = await messageQueries.conversations(ana.id, { ...page, ...ofEveryPlan });
      expect([only?.userId, only?.compatibilityScore, more]).toEqual([bea.id, 80, []]);
      expect(await messageQueries.conversations(bea.id, { ...page, ...ofEveryPlan })).toMatchObject([
        { userId: ana.id },
      ]);
    });

    it('are about what was asked last, and begin once', async () => {
      const { sara, bea, bikeId } = await sellerAndBuyer();
      await ask(bea, sara, bikeId);
      const cribId = await ports().addListing(sara.id, 'Crib');
      await ask(bea, sara, cribId, later(contractStart, minutes(5)));
      const [only, ...more] = await ports().messageQueries.conversations(bea.id, page);
      expect([only?.listing?.title, only?.cursor, more]).toEqual([
        'Crib',
        expect.objectContaining({ id: sara.id }),
        [],
      ]);
    });

    it('are one where each has asked the other, or the two are connected', async () => {
      const { sara, bea, bikeId } = await sellerAndBuyer();
      const dressId = await ports().addListing(bea.id, 'Dress');
      await ask(bea, sara, bikeId);
      await ask(sara, bea, dressId, later(contractStart, minutes(1)));
      const { messageQueries } = ports();
      for (const [me, hers] of [
        [sara, 'Bike'],
        [bea, 'Dress'],
      ] as const) {
        expect(await messageQueries.conversations(me.id, page)).toMatchObject([
          { listing: { title: 'Dress' } },
        ]);
        expect(await messageQueries.conversations(me.id, { ...page, ...asSeller })).toMatchObject([
          { listing: { title: hers } },
        ]);
      }
      await connect(ports(), sara, bea);
      expect(await messageQueries.conversations(bea.id, page)).toMatchObject([
        { compatibilityScore: 80, connectedAt: expect.any(String), listing: { title: 'Dress' } },
      ]);
      expect(await messageQueries.conversations(bea.id, { ...page, ...asSeller })).toHaveLength(1);
    });

    it('count for a seller who opens no others', async () => {
      const { sara, bea, bikeId } = await sellerAndBuyer();
      const cleo = await addMember(ports(), { firstName: 'Cleo' });
      await connect(ports(), sara, cleo);
      await ask(bea, sara, bikeId);
      await write(bea, sara);
      await write(cleo, sara);
      const { messageQueries, unreadRecords } = ports();
      expect(await messageQueries.unread(sara.id, all)).toBe(2);
      expect(await messageQueries.unread(sara.id, asSeller)).toBe(1);
      expect(await unreadRecords.hasUnread(bea.id, sara.id, asSeller)).toBe(true);
      expect(await unreadRecords.hasUnread(cleo.id, sara.id, asSeller)).toBe(false);
      const { waiting } = await ports().transaction.run(() => unreadRecords.lockUnread(sara.id, asSeller));
      expect(waiting.map(({ senderId }) => senderId)).toEqual([bea.id]);
    });

    it.each(['blocked', 'blocked by the other', 'gone'])('are not there once one is %s', async (how) => {
      const { sara, bea, bikeId } = await sellerAndBuyer();
      await ask(bea, sara, bikeId);
      await write(bea, sara);
      if (how === 'blocked') await ports().blocks.add(sara.id, bea.id, contractStart);
      else if (how === 'gone') await ports().removeMember(bea.id);
      else await ports().blocks.add(bea.id, sara.id, contractStart);
      expect(await ports().messageQueries.conversations(sara.id, page)).toEqual([]);
      expect(await ports().messageQueries.unread(sara.id, all)).toBe(0);
    });
  });
}
