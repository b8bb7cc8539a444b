import { later } from '@nestmates/domain/platform/shared/time.ts';
import { confirmSwap, declineSwap } from '@nestmates/domain/together/swaps/swap.ts';
import { expect } from 'vitest';
import { connect, contractStart } from '../arrange.ts';
import { describe, it } from '../suite.ts';
import { answeredAt, at, children, lockSwap, type SwapPorts, threeWithChildren } from './arrange-swaps.ts';

/** Swaps, from the request to the answer. */
export function swapStoreContract(name: string, ports: () => SwapPorts): void {
  const lock = (id: number, me: number) => lockSwap(ports(), id, me);

  describe(`the context of a swap in ${name}`, () => {
    it('is the connection of the two, the other, and her own children in their order', async () => {
      const { ana, bea, cleo, context } = await threeWithChildren(ports());
      expect(context).toEqual({
        matchId: expect.any(Number),
        other: { id: bea.id, firstName: 'Bea', profilePhotoUrl: null },
        myName: 'Ana',
        children: children.map((child, nth) => ({ ...child, id: ana.childIds[nth] })),
      });
      expect(await ports().swaps.context(bea.id, ana.id)).toMatchObject({ matchId: context?.matchId });
      expect(await ports().swaps.context(ana.id, cleo.id)).toBeUndefined();
    });
  });

  describe(`swaps in ${name}`, () => {
    it('are asked for once for each time, until they are answered', async () => {
      const { add, request } = await threeWithChildren(ports());
      const swap = await add();
      const { matchId: _, ...fields } = request();
      expect(swap).toEqual({ ...fields, id: swap.id, status: 'pending' });
      expect(await ports().swaps.add(request())).toBeUndefined();
      await add({ date: later(at, 1) });
      await ports().swaps.settle(declineSwap(swap, 'recipient', answeredAt), 'pending');
      expect((await add()).id).not.toBe(swap.id);
    });

    it('are locked by the two, with the other and the children', async () => {
      const { ana, bea, cleo, add } = await threeWithChildren(ports());
      const swap = await add({ childIds: ana.childIds.slice(1) });
      const chips = [{ id: ana.childIds[1], gender: 'boy', age: 7 }];
      expect(await lock(swap.id, bea.id)).toMatchObject({
        swap,
        myName: 'Bea',
        myChildren: [
          { id: bea.childIds[0], gender: 'girl', age: 4 },
          { id: bea.childIds[1], gender: 'boy', age: 7 },
        ],
        other: { id: ana.id, firstName: 'Ana' },
        children: chips,
      });
      expect(await lock(swap.id, ana.id)).toMatchObject({
        myName: 'Ana',
        other: { id: bea.id },
        children: chips,
      });
      expect(await lock(swap.id, cleo.id)).toBeUndefined();
      expect(await lock(2_000_000_000, ana.id)).toBeUndefined();
    });

    it.each(['ana', 'bea'] as const)('are hidden from both by a block of %s', async (who) => {
      const { ana, bea, add } = await threeWithChildren(ports());
      const { id } = await add();
      const [by, of] = who === 'ana' ? [ana, bea] : [bea, ana];
      await ports().blocks.add(by.id, of.id, contractStart);
      const which = { status: 'pending', from: contractStart } as const;
      for (const me of [ana, bea]) {
        expect(await lock(id, me.id)).toBeUndefined();
        expect(await ports().swapQueries.swapsOf(me.id, which, { limit: 10 })).toEqual([]);
      }
      for (const party of ['requester', 'recipient'] as const) {
        expect(await ports().swapQueries.emailDataOf(id, { ...which, party })).toBeUndefined();
      }
    });

    it('are kept with their end, the other times, the place and who comes along', async () => {
      const { ana, bea, add } = await threeWithChildren(ports());
      const other = { date: later(at, 5), until: later(at, 7) };
      const swap = await add({ until: later(at, 3), otherTimes: [other], place: { of: ana.id } });
      expect((await lock(swap.id, bea.id))?.swap).toMatchObject(swap);
      const taken = { time: other.date, childIds: bea.childIds };
      const confirmed = confirmSwap(swap, 'recipient', answeredAt, taken);
      await ports().swaps.settle(confirmed, 'pending');
      expect(await lock(swap.id, ana.id)).toMatchObject({
        swap: { ...other, place: { of: ana.id }, recipientChildIds: bea.childIds },
        recipientChildren: bea.childIds.map((id) => ({ id })),
      });
    });

    it('are settled from the status that they had', async () => {
      const { bea, add } = await threeWithChildren(ports());
      const swap = await add();
      const confirmed = confirmSwap(swap, 'recipient', answeredAt);
      await ports().swaps.settle(confirmed, 'pending');
      expect((await lock(swap.id, bea.id))?.swap).toMatchObject(confirmed);
      await expect(ports().swaps.settle(confirmed, 'pending')).rejects.toThrow();
    });

    it('end with the connection', async () => {
      const { ana, bea, add } = await threeWithChildren(ports());
      const { id } = await add();
      await ports().connections.disconnect(ana.id, bea.id, answeredAt);
      expect(await lock(id, ana.id)).toBeUndefined();
    });
  });

  describe(`swaps with others in ${name}`, () => {
    it('stay when one connection ends', async () => {
      const { ana, bea, cleo, request } = await threeWithChildren(ports());
      await connect(ports(), ana, cleo);
      const matchId = (await ports().swaps.context(ana.id, cleo.id))?.matchId ?? 0;
      const swap = await ports().swaps.add({ ...request({ recipientId: cleo.id }), matchId });
      await ports().connections.disconnect(ana.id, bea.id, answeredAt);
      expect(await lock(swap?.id ?? 0, ana.id)).toMatchObject({ other: { id: cleo.id } });
    });
  });
}
