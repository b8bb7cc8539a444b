import { maxUnreadCount } from '@nestmates/domain/friends/messages/message.ts';
import { later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import { connect, contractStart, threeMembers } from '../arrange.ts';
import { describe, it } from '../suite.ts';
import { all, type MessagePorts, page, writerOf } from './arrange-messages.ts';

/** The conversations of connections. */
export function conversationsContract(name: string, ports: () => MessagePorts): void {
  const write = writerOf(ports);

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
}
