import { expect } from 'vitest';
import { contractStart, threeMembers } from '../arrange.ts';
import { describe, it } from '../suite.ts';
import { all, type MessagePorts, page, writerOf } from './arrange-messages.ts';

/** Threads, and what is read of them. */
export function threadsContract(name: string, ports: () => MessagePorts): void {
  const write = writerOf(ports);

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
      const isUnread = (upTo: number) => messages.isUnread(ana.id, bea.id, upTo);
      expect(await isUnread(first.id)).toBe(true);
      expect(await messages.markRead(ana.id, bea.id, first.id)).toBe(first.id);
      expect(await messages.markRead(ana.id, bea.id, first.id)).toBeUndefined();
      expect([await isUnread(first.id), await isUnread(second.id)]).toEqual([false, true]);
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
      expect(await ports().messages.isUnread(ana.id, bea.id, 5)).toBe(false);
    });
  });
}
