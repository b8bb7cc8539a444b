import { later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import { addMember, connect, contractStart, type PairPorts } from './arrange.ts';
import { describe, it } from './suite.ts';

/** The behaviour required of every implementation of `BlockStore`. */
export function blocksContract(name: string, ports: () => PairPorts): void {
  describe(`blocks in ${name}`, () => {
    it('are added once, and removed once, by whoever has blocked', async () => {
      const [ana, bea] = [await addMember(ports()), await addMember(ports())];
      const { blocks, transaction } = ports();
      const remove = (by: number, of: number) => transaction.run(() => blocks.remove(by, of, 'digest'));
      await blocks.add(ana.id, bea.id, contractStart);
      await expect(blocks.add(ana.id, bea.id, contractStart)).rejects.toThrow();
      expect(await remove(bea.id, ana.id)).toBe(false);
      expect(await remove(ana.id, bea.id)).toBe(true);
      expect(await remove(ana.id, bea.id)).toBe(false);
      expect(await blocks.blocksOf(ana.id, { limit: 10 })).toEqual([]);
    });

    it('are open between whom there was something, for as long as is asked', async () => {
      const [ana, bea, cleo] = [await addMember(ports()), await addMember(ports()), await addMember(ports())];
      const { blocks, connections } = ports();
      const hadToDo = (since: Date) => blocks.hadToDo(bea.id, ana.id, since);
      expect(await hadToDo(contractStart)).toBe(false);
      await connect(ports(), ana, bea);
      const endedAt = later(contractStart, minutes(5));
      expect(await hadToDo(endedAt)).toBe(true);
      await connections.disconnect(ana.id, bea.id, endedAt);
      await blocks.add(ana.id, bea.id, endedAt);
      expect(await hadToDo(later(endedAt, -1))).toBe(true);
      expect(await blocks.hadToDo(ana.id, bea.id, later(endedAt, -1))).toBe(true);
      expect(await hadToDo(endedAt)).toBe(false);
      expect(await blocks.hadToDo(cleo.id, ana.id, contractStart)).toBe(false);
      await connections.addRequest(cleo.id, ana.id, endedAt);
      expect(await blocks.hadToDo(ana.id, cleo.id, contractStart)).toBe(true);
    });

    it('are listed for whoever has blocked, the newest first, in pages', async () => {
      const ana = await addMember(ports());
      const others = [await addMember(ports(), { firstName: 'Bea' }), await addMember(ports())];
      const { blocks } = ports();
      const newest = await addMember(ports());
      for (const { id } of others) await blocks.add(ana.id, id, contractStart);
      await blocks.add(ana.id, newest.id, later(contractStart, minutes(1)));
      await blocks.add(newest.id, ana.id, contractStart);
      const [bea, cleo] = others;
      const first = await blocks.blocksOf(ana.id, { limit: 2 });
      expect(first.map(({ userId }) => userId)).toEqual([newest.id, cleo?.id]);
      const rest = await blocks.blocksOf(ana.id, { limit: 2, before: first[1]?.cursor });
      expect(rest).toMatchObject([{ userId: bea?.id, firstName: 'Bea', blockedAt: contractStart }]);
    });
  });
}
