import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { days, later, minutes } from '@nestmates/domain/shared/time.ts';
import { cancelSwap, confirmSwap, declineSwap, type PendingSwap } from '@nestmates/domain/swaps/swap.ts';
import { aSwap } from '@nestmates/domain/swaps/testing/a-swap.ts';
import { describe, expect, it } from 'vitest';
import type { SwapQueries, SwapRequest, SwapStore } from '../../swaps/ports.ts';
import { connect, contractStart, type PairPorts, threeMembers } from './arrange.ts';

export interface SwapPorts extends PairPorts {
  readonly swaps: SwapStore;
  readonly swapQueries: SwapQueries;
  /** How many swaps of hers have happened. */
  swapsDone(memberId: MemberId): Promise<number>;
}

const children = [
  { gender: 'girl', age: 4 },
  { gender: 'boy', age: 7 },
] as const;
const at = later(contractStart, days(3));
const answeredAt = later(contractStart, minutes(5));

/** The behaviour required of every implementation of `SwapStore` and `SwapQueries`. */
export function swapsContract(name: string, ports: () => SwapPorts): void {
  const threeWithChildren = async () => {
    const members = await threeMembers(ports(), { children });
    const { ana, bea } = members;
    const context = await ports().swaps.context(ana.id, bea.id);
    const request = (given: Partial<PendingSwap> = {}): SwapRequest => {
      const { id: _, status: __, ...fields } = aSwap({ date: at, createdAt: contractStart });
      const two = { requesterId: ana.id, recipientId: bea.id, matchId: context?.matchId ?? 0 };
      return { ...fields, ...two, childIds: ana.childIds, ...given };
    };
    const add = async (given?: Partial<PendingSwap>) => {
      const swap = await ports().swaps.add(request(given));
      if (!swap) throw new Error('She has asked for this time already');
      return swap;
    };
    return { ...members, context, request, add };
  };
  const lock = (id: number, me: number) => ports().transaction.run(() => ports().swaps.lock(id, me));

  describe(`the context of a swap in ${name}`, () => {
    it('is the connection of the two, the other, and her own children in their order', async () => {
      const { ana, bea, cleo, context } = await threeWithChildren();
      expect(context).toEqual({
        matchId: expect.any(Number),
        other: { id: bea.id, firstName: 'Bea', profilePhotoUrl: null },
        children: children.map((child, nth) => ({ ...child, id: ana.childIds[nth] })),
      });
      expect(await ports().swaps.context(bea.id, ana.id)).toMatchObject({ matchId: context?.matchId });
      expect(await ports().swaps.context(ana.id, cleo.id)).toBeUndefined();
    });
  });

  describe(`swaps in ${name}`, () => {
    it('are asked for once for each time, until they are answered', async () => {
      const { add, request } = await threeWithChildren();
      const swap = await add();
      const { matchId: _, ...fields } = request();
      expect(swap).toEqual({ ...fields, id: swap.id, status: 'pending' });
      expect(await ports().swaps.add(request())).toBeUndefined();
      await add({ date: later(at, 1) });
      await ports().swaps.settle(declineSwap(swap, 'recipient', answeredAt), 'pending');
      expect((await add()).id).not.toBe(swap.id);
    });

    it('are locked by the two, with the other and the children', async () => {
      const { ana, bea, cleo, add } = await threeWithChildren();
      const swap = await add({ childIds: ana.childIds.slice(1) });
      const chips = [{ id: ana.childIds[1], gender: 'boy', age: 7 }];
      expect(await lock(swap.id, bea.id)).toMatchObject({
        swap,
        myName: 'Bea',
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
      const { ana, bea, add } = await threeWithChildren();
      const { id } = await add();
      const [by, of] = who === 'ana' ? [ana, bea] : [bea, ana];
      await ports().blocks.add(by.id, of.id, contractStart);
      const which = { status: 'pending', from: contractStart } as const;
      for (const me of [ana, bea]) {
        expect(await lock(id, me.id)).toBeUndefined();
        expect(await ports().swapQueries.swapsOf(me.id, which, { limit: 10 })).toEqual([]);
      }
      for (const party of ['requester', 'recipient'] as const) {
        expect(await ports().swapQueries.letterDataOf(id, { ...which, party })).toBeUndefined();
      }
    });

    it('are settled from the status that they had', async () => {
      const { bea, add } = await threeWithChildren();
      const swap = await add();
      const confirmed = confirmSwap(swap, 'recipient', answeredAt);
      await ports().swaps.settle(confirmed, 'pending');
      expect((await lock(swap.id, bea.id))?.swap).toMatchObject(confirmed);
      await expect(ports().swaps.settle(confirmed, 'pending')).rejects.toThrow();
    });

    it('end with the connection', async () => {
      const { ana, bea, add } = await threeWithChildren();
      const { id } = await add();
      await ports().connections.disconnect(ana.id, bea.id, answeredAt);
      expect(await lock(id, ana.id)).toBeUndefined();
    });
  });

  describe(`what comes after a swap in ${name}`, () => {
    it('is the answer of each, kept beside that of the other', async () => {
      const { ana, add } = await threeWithChildren();
      const confirmed = confirmSwap(await add(), 'recipient', answeredAt);
      await ports().swaps.settle(confirmed, 'pending');
      const one = { ...confirmed, requesterOutcome: 'no' } as const;
      await ports().swaps.saveOutcomes(one);
      expect((await lock(one.id, ana.id))?.swap).toMatchObject(one);
      const both = { ...one, recipientOutcome: 'yes' } as const;
      await ports().swaps.saveOutcomes(both);
      expect((await lock(one.id, ana.id))?.swap).toMatchObject(both);
    });

    it('is no answer about a swap that is not there', async () => {
      const { add } = await threeWithChildren();
      const confirmed = confirmSwap(await add(), 'recipient', answeredAt);
      await expect(ports().swaps.saveOutcomes({ ...confirmed, id: 2_000_000_000 })).rejects.toThrow();
    });

    it('counts for both, each time', async () => {
      const { ana, bea, cleo, add } = await threeWithChildren();
      const confirmed = confirmSwap(await add(), 'recipient', answeredAt);
      const done = async () => Promise.all([ana, bea, cleo].map(({ id }) => ports().swapsDone(id)));
      expect(await done()).toEqual([0, 0, 0]);
      await ports().swaps.countKept(confirmed);
      expect(await done()).toEqual([1, 1, 0]);
      await ports().swaps.countKept({ ...confirmed, requesterId: bea.id, recipientId: ana.id });
      expect(await done()).toEqual([2, 2, 0]);
    });

    it('takes the emergency contacts of those that began before a time, whatever became of them', async () => {
      const { ana, add } = await threeWithChildren();
      const declined = await add({ date: contractStart });
      await ports().swaps.settle(declineSwap(declined, 'recipient', answeredAt), 'pending');
      const [asked, afterwards] = [
        await add({ date: contractStart }),
        await add({ date: later(contractStart, 1) }),
      ];
      await ports().swaps.removeContacts(later(contractStart, 1));
      const contactOf = async (id: number) => (await lock(id, ana.id))?.swap.emergencyContact;
      expect(await Promise.all([declined, asked].map(({ id }) => contactOf(id)))).toEqual([null, null]);
      expect(await contactOf(afterwards.id)).toBe(afterwards.emergencyContact);
    });
  });

  describe(`lists of swaps in ${name}`, () => {
    it('have those of one status after a time in both directions, the soonest first', async () => {
      const { ana, bea, cleo, add } = await threeWithChildren();
      const late = await add({ date: later(at, days(2)) });
      const soon = await add({ requesterId: bea.id, recipientId: ana.id, childIds: bea.childIds });
      const past = await add({ date: contractStart });
      const settled = await add({ date: later(at, 1) });
      await ports().swaps.settle(confirmSwap(settled, 'recipient', answeredAt), 'pending');
      const pending = { status: 'pending', from: past.date } as const;
      const { swapQueries } = ports();
      for (const me of [ana, bea]) {
        const listed = await swapQueries.swapsOf(me.id, pending, { limit: 10 });
        expect(listed.map(({ swap }) => swap.id)).toEqual([soon.id, late.id]);
        const [first] = await swapQueries.swapsOf(me.id, pending, { limit: 1 });
        const rest = await swapQueries.swapsOf(me.id, pending, { limit: 10, before: first?.cursor });
        expect(rest.map(({ swap }) => swap.id)).toEqual([late.id]);
        const confirmed = { status: 'confirmed', from: contractStart } as const;
        expect(await swapQueries.swapsOf(me.id, confirmed, { limit: 10 })).toMatchObject([
          { swap: { id: settled.id } },
        ]);
      }
      expect(await swapQueries.swapsOf(cleo.id, pending, { limit: 10 })).toEqual([]);
    });
  });

  describe(`the letter about a swap in ${name}`, () => {
    it('goes to either of the two while the swap has its status and its time', async () => {
      const { ana, bea, add } = await threeWithChildren();
      const swap = await add({ requesterTimeZone: 'America/Chicago' });
      const { swapQueries } = ports();
      const dataFor = (party: 'requester' | 'recipient', from = contractStart) =>
        swapQueries.letterDataOf(swap.id, { status: 'pending', party, from });
      expect(await dataFor('requester')).toEqual({
        memberId: ana.id,
        to: ana.email,
        firstName: 'Ana',
        otherName: 'Bea',
        date: at,
        proposedDate: null,
        outcome: null,
        timeZone: 'America/Chicago',
      });
      expect(await dataFor('recipient')).toMatchObject({ memberId: bea.id, otherName: 'Ana' });
      expect(await dataFor('recipient', at)).toBeUndefined();
      await ports().swaps.settle(declineSwap(swap, 'recipient', answeredAt), 'pending');
      expect(await dataFor('requester')).toBeUndefined();
    });
  });

  describe(`the time of a swap in ${name}`, () => {
    it('is kept with the time that is proposed and the clocks of the two', async () => {
      const { bea, add } = await threeWithChildren();
      const swap = await add();
      const confirmed = confirmSwap(swap, 'recipient', answeredAt);
      await ports().swaps.settle({ ...confirmed, recipientTimeZone: 'America/Denver' }, 'pending');
      const proposed = later(at, days(1));
      const asked = {
        ...confirmed,
        requesterTimeZone: 'America/Chicago',
        recipientTimeZone: 'America/Denver',
        proposal: { by: 'requester', date: proposed },
      } as const;
      await ports().swaps.saveTime(asked);
      expect((await lock(swap.id, bea.id))?.swap).toMatchObject(asked);
      const which = { status: 'confirmed', from: contractStart } as const;
      const dataFor = (party: 'requester' | 'recipient') =>
        ports().swapQueries.letterDataOf(swap.id, { ...which, party });
      expect(await dataFor('recipient')).toMatchObject({
        date: at,
        proposedDate: proposed,
        timeZone: 'America/Denver',
      });
      const moved = { ...asked, date: proposed, proposal: null };
      await ports().swaps.saveTime(moved);
      expect((await lock(swap.id, bea.id))?.swap).toMatchObject({ date: proposed, proposal: null });
      await ports().swaps.saveOutcomes({ ...moved, requesterOutcome: 'yes' });
      expect(await dataFor('requester')).toMatchObject({
        date: proposed,
        proposedDate: null,
        outcome: 'yes',
      });
      expect(await dataFor('recipient')).toMatchObject({ outcome: null });
    });

    it('is changed of a confirmed swap only, and its proposal goes when it is called off', async () => {
      const { bea, add } = await threeWithChildren();
      const confirmed = confirmSwap(await add(), 'recipient', answeredAt);
      const asked = { ...confirmed, proposal: { by: 'requester', date: later(at, 1) } } as const;
      await expect(ports().swaps.saveTime(asked)).rejects.toThrow();
      await ports().swaps.settle(confirmed, 'pending');
      await ports().swaps.saveTime(asked);
      await ports().swaps.settle(cancelSwap(asked, 'requester', answeredAt), 'confirmed');
      expect((await lock(asked.id, bea.id))?.swap.status).toBe('cancelled');
      await expect(ports().swaps.saveTime(asked)).rejects.toThrow();
    });
  });

  describe(`swaps with others in ${name}`, () => {
    it('stay when one connection ends', async () => {
      const { ana, bea, cleo, request } = await threeWithChildren();
      await connect(ports(), ana, cleo);
      const matchId = (await ports().swaps.context(ana.id, cleo.id))?.matchId ?? 0;
      const swap = await ports().swaps.add({ ...request({ recipientId: cleo.id }), matchId });
      await ports().connections.disconnect(ana.id, bea.id, answeredAt);
      expect(await lock(swap?.id ?? 0, ana.id)).toMatchObject({ other: { id: cleo.id } });
    });
  });
}
