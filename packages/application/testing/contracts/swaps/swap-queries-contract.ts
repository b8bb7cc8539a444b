import { days, hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { cancelSwap, confirmSwap, declineSwap } from '@nestmates/domain/together/swaps/swap.ts';
import { expect } from 'vitest';
import { contractStart } from '../arrange.ts';
import { describe, it } from '../suite.ts';
import { answeredAt, at, type SwapPorts, threeWithChildren, twoHours } from './arrange-swaps.ts';

/** Lists of swaps, and what an e-mail about one needs. */
export function swapQueriesContract(name: string, ports: () => SwapPorts): void {
  describe(`lists of swaps in ${name}`, () => {
    it('have those of one status after a time in both directions, the soonest first', async () => {
      const { ana, bea, cleo, add } = await threeWithChildren(ports());
      const late = await add({ date: later(at, days(2)) });
      const soon = await add({ requesterId: bea.id, recipientId: ana.id, childIds: bea.childIds });
      const past = await add({ date: contractStart });
      const stillOpen = await add({
        date: later(contractStart, -1),
        otherTimes: [twoHours(later(at, days(4)))],
      });
      const settled = await add({ date: later(at, 1) });
      await ports().swaps.settle(confirmSwap(settled, 'recipient', answeredAt), 'pending');
      const pending = { status: 'pending', from: past.date } as const;
      const { swapQueries } = ports();
      for (const me of [ana, bea]) {
        const listed = await swapQueries.swapsOf(me.id, pending, { limit: 10 });
        expect(listed.map(({ swap }) => swap.id)).toEqual([stillOpen.id, soon.id, late.id]);
        const [first] = await swapQueries.swapsOf(me.id, pending, { limit: 1 });
        const rest = await swapQueries.swapsOf(me.id, pending, { limit: 10, before: first?.cursor });
        expect(rest.map(({ swap }) => swap.id)).toEqual([soon.id, late.id]);
        const confirmed = { status: 'confirmed', from: contractStart } as const;
        expect(await swapQueries.swapsOf(me.id, confirmed, { limit: 10 })).toMatchObject([
          { swap: { id: settled.id } },
        ]);
        for (const [from, until, found] of [
          [later(settled.until, -1), settled.until, 1],
          [settled.until, later(settled.until, 1), 0],
          [contractStart, later(settled.until, -1), 0],
        ] as const) {
          const ended = await swapQueries.swapsOf(me.id, { ...confirmed, from, until }, { limit: 10 });
          expect(ended).toHaveLength(found);
        }
      }
      expect(await swapQueries.swapsOf(cleo.id, pending, { limit: 10 })).toEqual([]);
    });
  });

  describe(`the time given and got in ${name}`, () => {
    it('adds up what both say has happened, in both directions and over all months', async () => {
      const { ana, bea, cleo, add } = await threeWithChildren(ports());
      const { swaps, swapQueries } = ports();
      const lasting = (date: Date, length: number) => ({ date, until: later(date, length) });
      const byBea = { requesterId: bea.id, recipientId: ana.id, childIds: bea.childIds };
      const settle = async (
        fields: Parameters<typeof add>[0],
        outcomes: readonly ['yes' | 'no' | null, 'yes' | 'no' | null],
      ) => {
        const confirmed = confirmSwap(await add(fields), 'recipient', answeredAt);
        await swaps.settle(confirmed, 'pending');
        const [requesterOutcome, recipientOutcome] = outcomes;
        await swaps.saveOutcomes({ ...confirmed, requesterOutcome, recipientOutcome });
        return { ...confirmed, requesterOutcome, recipientOutcome } as const;
      };
      expect(await swapQueries.timeGivenAndGot(ana.id)).toEqual({ given: 0, got: 0 });
      expect(await swapQueries.doneBetween(ana.id, bea.id)).toBe(0);
      await settle(lasting(at, hours(2)), ['yes', 'yes']);
      await settle(lasting(later(at, days(40)), minutes(45)), ['yes', 'yes']);
      await settle({ ...byBea, ...lasting(later(at, days(1)), hours(5)) }, ['yes', 'yes']);
      await settle(lasting(later(at, days(2)), hours(7)), ['yes', null]);
      await settle(lasting(later(at, days(3)), hours(7)), ['no', 'yes']);
      await settle({ ...byBea, ...lasting(later(at, days(4)), hours(7)) }, [null, 'yes']);
      await add(lasting(later(at, days(5)), hours(7)));
      const calledOff = await settle(lasting(later(at, days(6)), hours(7)), [null, null]);
      await swaps.settle(cancelSwap(calledOff, 'requester', answeredAt), 'confirmed');
      const [ofAna, ofBea, ofCleo] = await Promise.all(
        [ana, bea, cleo].map(({ id }) => swapQueries.timeGivenAndGot(id)),
      );
      expect(ofAna).toEqual({ given: hours(5), got: hours(2) + minutes(45) });
      expect(ofBea).toEqual({ given: hours(2) + minutes(45), got: hours(5) });
      expect(ofCleo).toEqual({ given: 0, got: 0 });
      expect(await swapQueries.doneBetween(ana.id, bea.id)).toBe(3);
      expect(await swapQueries.doneBetween(bea.id, ana.id)).toBe(3);
      expect(await swapQueries.doneBetween(ana.id, cleo.id)).toBe(0);
    });
  });

  describe(`the e-mail about a swap in ${name}`, () => {
    it('goes to either of the two while the swap has its status', async () => {
      const { ana, bea, add } = await threeWithChildren(ports());
      const other = twoHours(later(at, days(1)));
      const swap = await add({ requesterTimeZone: 'America/Chicago', otherTimes: [other] });
      const { swapQueries } = ports();
      const dataFor = (party: 'requester' | 'recipient') =>
        swapQueries.emailDataOf(swap.id, { status: 'pending', party });
      expect(await dataFor('requester')).toEqual({
        memberId: ana.id,
        to: ana.email,
        firstName: 'Ana',
        otherId: bea.id,
        otherName: 'Bea',
        ...twoHours(at),
        times: [twoHours(at), other],
        place: null,
        hasEnd: true,
        lapsesAt: other.date,
        proposed: null,
        broughtCount: 0,
        outcome: null,
        timeZone: 'America/Chicago',
      });
      expect(await dataFor('recipient')).toMatchObject({ memberId: bea.id, otherName: 'Ana' });
      await ports().swaps.settle(declineSwap(swap, 'recipient', answeredAt), 'pending');
      expect(await dataFor('requester')).toBeUndefined();
    });
  });
}
