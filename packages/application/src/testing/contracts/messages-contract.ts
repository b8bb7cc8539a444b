import { maxUnreadCount } from '@nestmates/domain/messages/message.ts';
import { later, minutes } from '@nestmates/domain/shared/time.ts';
import { describe, expect, it } from 'vitest';
import type { MessageQueries, MessageStore, UnreadRecords } from '../../messages/ports.ts';
import { addMember, connect, contractStart, type PairPorts, threeMembers } from './arrange.ts';

export interface MessagePorts extends PairPorts {
  readonly messages: MessageStore;
  readonly messageQueries: MessageQueries;
  readonly unreadRecords: UnreadRecords;
}

interface Identified {
  readonly id: number;
}

const page = { limit: 10 };

/** The behaviour required of every implementation of `MessageStore`, `MessageQueries` and `UnreadRecords`. */
export function messagesContract(name: string, ports: () => MessagePorts): void {
  const write = async (from: Identified, to: Identified, message = 'Hello', at = contractStart) => {
    const draft = { senderId: from.id, receiverId: to.id, message, clientId: null };
    const added = await ports().messages.add(draft, at);
    if (!added) throw new Error('A message without a client id is always stored');
    return added;
  };

  describe(`messages in ${name}`, () => {
    it('are stored once for each client id of their sender', async () => {
      const { ana, bea } = await threeMembers(ports());
      const { messages } = ports();
      const draft = { senderId: ana.id, receiverId: bea.id, message: 'Once', clientId: 'the-first' };
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
      expect(await messageQueries.unread(ana.id)).toBe(2);
      expect(await messages.markRead(ana.id, bea.id, first.id)).toBe(first.id);
      expect(await messages.markRead(ana.id, bea.id, first.id)).toBeUndefined();
      expect(await messageQueries.unread(ana.id)).toBe(1);
      expect(await messages.markRead(ana.id, bea.id, Number.MAX_SAFE_INTEGER)).toBe(second.id);
      expect(await messages.markRead(ana.id, bea.id, first.id)).toBeUndefined();
      expect([await messageQueries.unread(ana.id), await messageQueries.unread(bea.id)]).toEqual([0, 0]);
      await write(bea, ana);
      expect(await messageQueries.unread(ana.id)).toBe(1);
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
      expect(await messageQueries.conversations(ana.id, { limit: 1, before })).toEqual(listed.slice(1));
      expect(await messageQueries.conversation(ana.id, bea.id)).toEqual(listed[1]);
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
        expect(await messageQueries.conversation(ana.id, bea.id)).toBeUndefined();
        expect(await messageQueries.conversation(ana.id, cleo.id)).toBeUndefined();
        expect(await messageQueries.unread(ana.id)).toBe(0);
      },
    );

    it('count what is unread no further than a badge shows', async () => {
      const { ana, bea } = await threeMembers(ports());
      for (let n = 0; n <= maxUnreadCount; n += 1) await write(bea, ana);
      const { messageQueries } = ports();
      expect(await messageQueries.unread(ana.id)).toBe(maxUnreadCount);
      expect(await messageQueries.conversation(ana.id, bea.id)).toMatchObject({ unread: maxUnreadCount });
    });
  });

  describe(`unread messages in ${name}`, () => {
    const lockUnread = (id: number) => ports().transaction.run(() => ports().unreadRecords.lockUnread(id));

    it('wait until they are read, or the two have parted', async () => {
      const { ana, bea } = await threeMembers(ports());
      const { id } = await write(bea, ana);
      const { unreadRecords, messages, connections } = ports();
      expect(await unreadRecords.hasUnread(bea.id, ana.id)).toBe(true);
      expect(await unreadRecords.hasUnread(ana.id, bea.id)).toBe(false);
      await messages.markRead(ana.id, bea.id, id);
      expect(await unreadRecords.hasUnread(bea.id, ana.id)).toBe(false);
      await write(bea, ana);
      await connections.disconnect(ana.id, bea.id, contractStart);
      expect(await unreadRecords.hasUnread(bea.id, ana.id)).toBe(false);
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
