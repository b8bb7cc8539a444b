import { maxUnreadCount } from '@nestmates/domain/messages/message.ts';
import { later, minutes } from '@nestmates/domain/shared/time.ts';
import { describe, expect, it } from 'vitest';
import type {
  ListingConversations,
  MessageQueries,
  MessageStore,
  UnreadRecords,
} from '../../messages/ports.ts';
import { addMember, connect, contractStart, type PairPorts, threeMembers } from './arrange.ts';

export interface MessagePorts extends PairPorts {
  readonly messages: MessageStore;
  readonly messageQueries: MessageQueries;
  readonly unreadRecords: UnreadRecords;
  readonly listingConversations: ListingConversations;
  /** Puts a listing of this title on sale. */
  addListing(sellerId: number, title: string): Promise<number>;
}

interface Identified {
  readonly id: number;
}

const all = { which: 'all' } as const;
const page = { limit: 10, ...all };

/** The behaviour required of every implementation of `MessageStore`, `MessageQueries` and `UnreadRecords`. */
export function messagesContract(name: string, ports: () => MessagePorts): void {
  const write = async (from: Identified, to: Identified, message = 'Hello', at = contractStart) => {
    const draft = { senderId: from.id, receiverId: to.id, message, clientId: null, playdateId: null };
    const added = await ports().messages.add(draft, at);
    if (!added) throw new Error('A message without a client id is always stored');
    return added;
  };

  describe(`messages in ${name}`, () => {
    it('are stored once for each client id of their sender', async () => {
      const { ana, bea } = await threeMembers(ports());
      const { messages } = ports();
      const draft = {
        senderId: ana.id,
        receiverId: bea.id,
        message: 'Once',
        clientId: 'the-first',
        playdateId: null,
      };
      const added = await messages.add(draft, contractStart);
      expect(added).toEqual({ ...draft, id: expect.any(Number), timestamp: contractStart });
      expect(await messages.add({ ...draft, message: 'Twice' }, contractStart)).toBeUndefined();
      expect(await messages.findSent(ana.id, 'the-first')).toEqual(added);
      expect(await messages.findSent(bea.id, 'the-first')).toBeUndefined();
      const hers = { ...draft, senderId: bea.id, receiverId: ana.id };
      expect(await messages.add(hers, contractStart)).toMatchObject(hers);
    });

    it('are read in one thread, the newest first, in pages', async () => {
      const { ana, bea, cleo } = await threeMembers(ports());
      const [first, second] = [await write(ana, bea), await write(bea, ana)];
      await write(cleo, ana);
      const { messageQueries } = ports();
      expect(await messageQueries.thread(ana.id, bea.id, page)).toEqual([second, first]);
      expect(await messageQueries.thread(bea.id, ana.id, { limit: 1 })).toEqual([second]);
      expect(await messageQueries.thread(bea.id, ana.id, { limit: 1, before: second.id })).toEqual([first]);
    });
  });

  describe(`read marks in ${name}`, () => {
    it('only move on, and never beyond the newest message', async () => {
      const { ana, bea } = await threeMembers(ports());
      const [first, second] = [await write(bea, ana), await write(bea, ana)];
      const { messages, messageQueries } = ports();
      expect(await messageQueries.unread(ana.id, all)).toBe(2);
      expect(await messages.markRead(ana.id, bea.id, first.id)).toBe(first.id);
      expect(await messages.markRead(ana.id, bea.id, first.id)).toBeUndefined();
      expect(await messageQueries.unread(ana.id, all)).toBe(1);
      expect(await messages.markRead(ana.id, bea.id, Number.MAX_SAFE_INTEGER)).toBe(second.id);
      expect(await messages.markRead(ana.id, bea.id, first.id)).toBeUndefined();
      expect([await messageQueries.unread(ana.id, all), await messageQueries.unread(bea.id, all)]).toEqual([
        0, 0,
      ]);
      await write(bea, ana);
      expect(await messageQueries.unread(ana.id, all)).toBe(1);
    });

    it('are nothing in a thread without messages', async () => {
      const { ana, bea } = await threeMembers(ports());
      expect(await ports().messages.markRead(ana.id, bea.id, 5)).toBeUndefined();
    });
  });

  describe(`conversations in ${name}`, () => {
    it('are with everyone she is connected with, the latest message first', async () => {
      const { ana, bea, cleo } = await threeMembers(ports());
      await connect(ports(), ana, cleo);
      const sent = await write(ana, bea, 'x'.repeat(400), later(contractStart, minutes(1)));
      const newest = await write(cleo, ana, 'Hello', later(contractStart, minutes(2)));
      await ports().messages.markRead(bea.id, ana.id, sent.id);
      const { messageQueries } = ports();
      const listed = await messageQueries.conversations(ana.id, page);
      expect(listed).toMatchObject([
        { userId: cleo.id, firstName: 'Cleo', unread: 1, seenUpTo: null, lastMessage: { id: newest.id } },
        { userId: bea.id, compatibilityScore: 80, unread: 0, seenUpTo: sent.id },
      ]);
      expect(listed[1]?.lastMessage).toEqual({
        id: sent.id,
        senderId: ana.id,
        message: 'x'.repeat(160),
        timestamp: sent.timestamp.toISOString(),
      });
      const before = listed[0]?.cursor;
      expect(await messageQueries.conversations(ana.id, { ...page, limit: 1, before })).toEqual(
        listed.slice(1),
      );
      expect(await messageQueries.conversation(ana.id, bea.id, all)).toEqual(listed[1]);
    });

    it('without a message have the time of connecting', async () => {
      const { ana, bea } = await threeMembers(ports());
      expect(await ports().messageQueries.conversations(bea.id, page)).toMatchObject([
        { userId: ana.id, lastMessage: null, connectedAt: contractStart.toISOString() },
      ]);
    });

    it.each(['parted', 'blocked', 'blocked by the other'])(
      'are not there, nor counted, once the two are %s',
      async (how) => {
        const { ana, bea, cleo } = await threeMembers(ports());
        await write(bea, ana);
        const { connections, blocks, messageQueries } = ports();
        if (how === 'parted') await connections.disconnect(ana.id, bea.id, contractStart);
        else if (how === 'blocked') await blocks.add(ana.id, bea.id, contractStart);
        else await blocks.add(bea.id, ana.id, contractStart);
        expect(await messageQueries.conversations(ana.id, page)).toEqual([]);
        expect(await messageQueries.conversation(ana.id, bea.id, all)).toBeUndefined();
        expect(await messageQueries.conversation(ana.id, cleo.id, all)).toBeUndefined();
        expect(await messageQueries.unread(ana.id, all)).toBe(0);
      },
    );

    it('count what is unread no further than a badge shows', async () => {
      const { ana, bea } = await threeMembers(ports());
      for (let n = 0; n <= maxUnreadCount; n += 1) await write(bea, ana);
      const { messageQueries } = ports();
      expect(await messageQueries.unread(ana.id, all)).toBe(maxUnreadCount);
      expect(await messageQueries.conversation(ana.id, bea.id, all)).toMatchObject({
        unread: maxUnreadCount,
      });
    });
  });

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

  describe(`unread messages in ${name}`, () => {
    const lockUnread = (id: number) =>
      ports().transaction.run(() => ports().unreadRecords.lockUnread(id, all));

    it('wait until they are read, or the two have parted', async () => {
      const { ana, bea } = await threeMembers(ports());
      const { id } = await write(bea, ana);
      const { unreadRecords, messages, connections } = ports();
      expect(await unreadRecords.hasUnread(bea.id, ana.id, all)).toBe(true);
      expect(await unreadRecords.hasUnread(ana.id, bea.id, all)).toBe(false);
      await messages.markRead(ana.id, bea.id, id);
      expect(await unreadRecords.hasUnread(bea.id, ana.id, all)).toBe(false);
      await write(bea, ana);
      await connections.disconnect(ana.id, bea.id, contractStart);
      expect(await unreadRecords.hasUnread(bea.id, ana.id, all)).toBe(false);
      expect(await lockUnread(ana.id)).toEqual({ waiting: [], last: undefined });
    });

    it('are told once, by sender, the newest first', async () => {
      const { ana, bea, cleo } = await threeMembers(ports());
      await connect(ports(), cleo, ana);
      await write(cleo, ana);
      await write(bea, ana, 'Hello', later(contractStart, minutes(1)));
      const newest = await write(bea, ana, 'Again', later(contractStart, minutes(2)));
      expect(await lockUnread(ana.id)).toMatchObject({
        last: undefined,
        waiting: [
          { firstName: 'Bea', count: 2, newest: newest.id, oldestAt: later(contractStart, minutes(1)) },
          { firstName: 'Cleo', count: 1, oldestAt: contractStart },
        ],
      });
      await ports().unreadRecords.markNotified(ana.id, newest.id, contractStart);
      expect(await lockUnread(ana.id)).toEqual({ waiting: [], last: { at: contractStart } });
      await write(cleo, ana);
      expect((await lockUnread(ana.id)).waiting).toMatchObject([{ senderId: cleo.id, count: 1 }]);
    });

    it('are written about while their sender and their receiver are there', async () => {
      const [ana, bea] = [
        await addMember(ports(), { firstName: 'Ana' }),
        await addMember(ports(), { firstName: 'Bea' }),
      ];
      const { unreadRecords, removeMember } = ports();
      const digest = () =>
        unreadRecords.digestDataOf(ana.id, [
          { senderId: bea.id, count: 2 },
          { senderId: 2_000_000_000, count: 1 },
        ]);
      expect(await digest()).toEqual({
        memberId: ana.id,
        to: ana.email,
        firstName: 'Ana',
        waiting: [{ firstName: 'Bea', count: 2 }],
      });
      await removeMember(bea.id);
      expect(await digest()).toBeUndefined();
    });
  });
}
