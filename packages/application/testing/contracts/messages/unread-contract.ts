import { later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import { addMember, connect, contractStart, threeMembers } from '../arrange.ts';
import { describe, it } from '../suite.ts';
import { all, type MessagePorts, writerOf } from './arrange-messages.ts';

/** What is unread, and the digests that tell of it. */
export function unreadContract(name: string, ports: () => MessagePorts): void {
  const write = writerOf(ports);

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
