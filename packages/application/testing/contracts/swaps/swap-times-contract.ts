import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { cancelSwap, confirmSwap } from '@nestmates/domain/together/swaps/swap.ts';
import { agreeToTime } from '@nestmates/domain/together/swaps/swap-time.ts';
import { expect } from 'vitest';
import { describe, it } from '../suite.ts';
import { answeredAt, at, lockSwap, type SwapPorts, threeWithChildren, twoHours } from './arrange-swaps.ts';

/** The time of a swap, and the one that is proposed for it. */
export function swapTimesContract(name: string, ports: () => SwapPorts): void {
  const lock = (id: number, me: number) => lockSwap(ports(), id, me);

  describe(`the time of a swap in ${name}`, () => {
    it('is kept with the time that is proposed and the clocks of the two', async () => {
      const { bea, add } = await threeWithChildren(ports());
      const swap = await add();
      const confirmed = confirmSwap(swap, 'recipient', answeredAt);
      await ports().swaps.settle({ ...confirmed, recipientTimeZone: 'America/Denver' }, 'pending');
      const proposed = { date: later(at, days(1)), until: later(at, days(2)) };
      const asked = {
        ...confirmed,
        requesterTimeZone: 'America/Chicago',
        recipientTimeZone: 'America/Denver',
        proposal: { by: 'requester', ...proposed, hasEnd: true },
      } as const;
      await ports().swaps.saveTime(asked);
      expect((await lock(swap.id, bea.id))?.swap).toMatchObject(asked);
      const which = { status: 'confirmed' } as const;
      const dataFor = (party: 'requester' | 'recipient') =>
        ports().swapQueries.emailDataOf(swap.id, { ...which, party });
      expect(await dataFor('recipient')).toMatchObject({
        ...twoHours(at),
        proposed,
        timeZone: 'America/Denver',
      });
      const moved = { ...asked, ...proposed, proposal: null };
      await ports().swaps.saveTime(moved);
      expect((await lock(swap.id, bea.id))?.swap).toMatchObject({ ...proposed, proposal: null });
      await ports().swaps.saveOutcomes({ ...moved, requesterOutcome: 'yes' });
      expect(await dataFor('requester')).toMatchObject({
        ...proposed,
        proposed: null,
        outcome: 'yes',
      });
      expect(await dataFor('recipient')).toMatchObject({ outcome: null });
    });

    it('may have no end that the two have agreed on', async () => {
      const { ana, bea, add } = await threeWithChildren(ports());
      const swap = await add({ hasEnd: false });
      const asked = (await lock(swap.id, ana.id))?.swap;
      expect(asked).toMatchObject({ ...twoHours(at), hasEnd: false });
      const confirmed = confirmSwap(swap, 'recipient', answeredAt);
      await ports().swaps.settle(confirmed, 'pending');
      const which = { status: 'confirmed', party: 'recipient' } as const;
      expect(await ports().swapQueries.emailDataOf(swap.id, which)).toMatchObject({ hasEnd: false });
      const listed = async (hoursLater: number) =>
        ports().swapQueries.swapsOf(
          bea.id,
          { status: 'confirmed', from: later(at, hours(hoursLater)) },
          { limit: 5 },
        );
      expect(await listed(23)).toHaveLength(1);
      expect(await listed(24)).toHaveLength(0);
    });

    it('that is suggested for a request stands beside all that was asked for, and goes with it', async () => {
      const { ana, bea, add } = await threeWithChildren(ports());
      const other = twoHours(later(at, 5));
      const pending = await add({ otherTimes: [other] });
      const suggested = twoHours(later(at, days(1)));
      const proposal = { by: 'recipient', ...suggested, hasEnd: true, childIds: [] } as const;
      await ports().swaps.saveTime({ ...pending, proposal });
      expect((await lock(pending.id, ana.id))?.swap).toMatchObject({ otherTimes: [other], proposal });
      const which = { status: 'pending', party: 'requester' } as const;
      expect(await ports().swapQueries.emailDataOf(pending.id, which)).toMatchObject({
        proposed: suggested,
        lapsesAt: suggested.date,
      });
      const listed = async (from: Date) =>
        ports().swapQueries.swapsOf(ana.id, { status: 'pending', from }, { limit: 5 });
      expect(await listed(later(suggested.date, -1))).toHaveLength(1);
      expect(await listed(suggested.date)).toHaveLength(0);
      await ports().swaps.saveTime({ ...pending, proposal: null });
      expect((await lock(pending.id, bea.id))?.swap).toMatchObject({ otherTimes: [other], proposal: null });
      await ports().swaps.saveTime({ ...pending, proposal });
      await ports().swaps.settle(confirmSwap({ ...pending, proposal }, 'recipient', answeredAt), 'pending');
      expect((await lock(pending.id, bea.id))?.swap).toMatchObject({ ...twoHours(at), proposal: null });
    });

    it('that is suggested names who of the recipient comes along, as long as it stands', async () => {
      const { ana, bea, add } = await threeWithChildren(ports());
      const pending = await add({ place: { of: ana.id } });
      const mine = (await lock(pending.id, bea.id))?.myChildren.map(({ id }) => id) ?? [];
      const proposal = {
        by: 'recipient',
        ...twoHours(later(at, days(1))),
        hasEnd: true,
        childIds: mine,
      } as const;
      await ports().swaps.saveTime({ ...pending, proposal });
      const dataFor = (party: 'requester' | 'recipient', status: 'pending' | 'confirmed') =>
        ports().swapQueries.emailDataOf(pending.id, { status, party });
      const suggested = await lock(pending.id, ana.id);
      expect(await dataFor('requester', 'pending')).toMatchObject({ broughtCount: mine.length });
      expect(suggested?.swap).toMatchObject({ proposal });
      expect(suggested?.recipientChildren.map(({ id }) => id)).toEqual(mine);
      await ports().swaps.saveTime({ ...pending, proposal: null });
      expect((await lock(pending.id, ana.id))?.recipientChildren).toEqual([]);
      expect(await dataFor('requester', 'pending')).toMatchObject({ broughtCount: 0 });
      await ports().swaps.saveTime({ ...pending, proposal });
      const agreed = agreeToTime({ ...pending, proposal }, 'requester', proposal, answeredAt);
      await ports().swaps.settle(agreed, 'pending');
      expect((await lock(pending.id, bea.id))?.swap).toMatchObject({
        recipientChildIds: mine,
        proposal: null,
      });
      expect(await dataFor('recipient', 'confirmed')).toMatchObject({ broughtCount: mine.length });
    });

    it('is changed of a confirmed swap only, and its proposal goes when it is called off', async () => {
      const { bea, add } = await threeWithChildren(ports());
      const confirmed = confirmSwap(await add(), 'recipient', answeredAt);
      const asked = {
        ...confirmed,
        proposal: { by: 'requester', ...twoHours(later(at, 1)), hasEnd: true },
      } as const;
      await expect(ports().swaps.saveTime(asked)).rejects.toThrow();
      await ports().swaps.settle(confirmed, 'pending');
      await ports().swaps.saveTime(asked);
      await ports().swaps.settle(cancelSwap(asked, 'requester', answeredAt), 'confirmed');
      expect((await lock(asked.id, bea.id))?.swap.status).toBe('cancelled');
      await expect(ports().swaps.saveTime(asked)).rejects.toThrow();
    });
  });
}
