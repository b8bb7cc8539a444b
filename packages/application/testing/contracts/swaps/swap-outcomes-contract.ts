import { later } from '@nestmates/domain/platform/shared/time.ts';
import { confirmSwap } from '@nestmates/domain/together/swaps/swap.ts';
import { expect } from 'vitest';
import { describe, it } from '../suite.ts';
import { answeredAt, lockSwap, type SwapPorts, threeWithChildren } from './arrange-swaps.ts';

/** What comes after a swap. */
export function swapOutcomesContract(name: string, ports: () => SwapPorts): void {
  const lock = (id: number, me: number) => lockSwap(ports(), id, me);

  describe(`what comes after a swap in ${name}`, () => {
    it('is the answer of each, kept beside that of the other', async () => {
      const { ana, add } = await threeWithChildren(ports());
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
      const { add } = await threeWithChildren(ports());
      const confirmed = confirmSwap(await add(), 'recipient', answeredAt);
      await expect(ports().swaps.saveOutcomes({ ...confirmed, id: 2_000_000_000 })).rejects.toThrow();
    });

    it('counts for both once a day, however often, whoever asked, and in whichever connection', async () => {
      const { ana, bea, cleo, add } = await threeWithChildren(ports());
      const confirmed = confirmSwap(await add(), 'recipient', answeredAt);
      const done = async () => Promise.all([ana, bea, cleo].map(({ id }) => ports().swapsDone(id)));
      expect(await done()).toEqual([0, 0, 0]);
      await ports().swaps.countKept(confirmed);
      expect(await done()).toEqual([1, 1, 0]);
      const date = new Date(Date.parse(`${confirmed.date.toISOString().slice(0, 10)}T23:59:59.999Z`));
      await ports().swaps.countKept({ ...confirmed, date, requesterId: bea.id, recipientId: ana.id });
      expect(await done()).toEqual([1, 1, 0]);
      await ports().swaps.countKept({ ...confirmed, date: later(date, 1) });
      expect(await done()).toEqual([2, 2, 0]);
      await ports().swaps.countKept({ ...confirmed, recipientId: cleo.id });
      expect(await done()).toEqual([3, 2, 1]);
    });
  });
}
