import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import type { RestrictionStore } from '../../../src/members/restrictions/ports.ts';
import { addMember, contractStart, type PairPorts } from '../arrange.ts';
import { describe, it } from '../suite.ts';

export interface RestrictionPorts extends PairPorts {
  readonly restrictions: RestrictionStore;
}

const until = later(contractStart, days(7));
const after = later(contractStart, days(1));

/** The behaviour required of every implementation of `RestrictionStore`. */
export function restrictionsContract(name: string, ports: () => RestrictionPorts): void {
  /** A member, and changes with that member locked. */
  async function arranged() {
    const { restrictions, transaction } = ports();
    const { id } = await addMember(ports());
    const locked = <T>(change: (store: RestrictionStore) => Promise<T>): Promise<T> =>
      transaction.run(async () => {
        await restrictions.lockMember(id);
        return change(restrictions);
      });
    return { id, restrictions, locked };
  }

  describe(`restrictions in ${name}`, () => {
    it('are kept from begin to end, once for the weight of reports', async () => {
      const { id, restrictions, locked } = await arranged();
      const added = await locked(async (store) => [
        await store.add(id, { kind: 'limited', until: null }, 'weight', contractStart),
        await store.add(id, { kind: 'limited', until: null }, 'weight', after),
        await store.add(id, { kind: 'suspended', until }, { decisionId: 7 }, after),
      ]);
      expect(added).toEqual([true, false, true]);
      const spans = [
        { kind: 'limited', from: contractStart, until: null, liftedAt: null, settledAt: null },
        { kind: 'suspended', from: after, until, liftedAt: null, settledAt: null },
      ];
      const bySpan = async () =>
        (await restrictions.spansOf(id)).toSorted((one, other) => one.from.getTime() - other.from.getTime());
      expect(await bySpan()).toEqual(spans);
      expect(await restrictions.spansOf(id + 1_000_000)).toEqual([]);
    });

    it('are kept with when the member is told, where that is later', async () => {
      const { id, restrictions, locked } = await arranged();
      await locked((store) =>
        store.add(id, { kind: 'limited', until: null }, 'weight', contractStart, after),
      );
      expect(await restrictions.spansOf(id)).toMatchObject([{ from: contractStart, toldAt: after }]);
      await locked((store) => store.lift(id, 'weight', until));
      await locked((store) => store.add(id, { kind: 'limited', until: null }, 'weight', until));
      expect((await restrictions.spansOf(id)).filter(({ toldAt }) => toldAt)).toHaveLength(1);
    });

    it('are lifted once, by what has imposed them', async () => {
      const { id, restrictions, locked } = await arranged();
      await locked((store) =>
        store.add(id, { kind: 'banned', until: null }, { decisionId: 7 }, contractStart),
      );
      const lift = (by: 'weight' | { decisionId: number }, at: Date) =>
        locked((store) => store.lift(id, by, at));
      expect([await lift('weight', after), await lift({ decisionId: 8 }, after)]).toEqual([false, false]);
      expect(await lift({ decisionId: 7 }, after)).toBe(true);
      expect(await lift({ decisionId: 7 }, until)).toBe(false);
      expect(await restrictions.spansOf(id)).toMatchObject([{ liftedAt: after }]);
      await locked((store) => store.add(id, { kind: 'limited', until: null }, 'weight', after));
      expect(await lift('weight', until)).toBe(true);
      await locked((store) => store.add(id, { kind: 'limited', until: null }, 'weight', until));
      expect(await restrictions.spansOf(id)).toHaveLength(3);
    });

    it('are settled where they keep the member away, began by then and stand', async () => {
      const { id, restrictions, locked } = await arranged();
      const [early, late, limited, lifted] = [7, 8, 9, 10].map((decisionId) => ({ decisionId })) as [
        { decisionId: number },
        { decisionId: number },
        { decisionId: number },
        { decisionId: number },
      ];
      await locked(async (store) => {
        await store.add(id, { kind: 'suspended', until }, early, contractStart);
        await store.add(id, { kind: 'banned', until: null }, late, after);
        await store.add(id, { kind: 'limited', until: null }, limited, contractStart);
        await store.add(id, { kind: 'banned', until: null }, lifted, contractStart);
        await store.lift(id, lifted, contractStart);
      });
      const settled = async () =>
        Promise.all([early, late, limited, lifted].map((by) => restrictions.isSettled(id, by)));
      expect(await settled()).toEqual([false, false, false, false]);
      await locked((store) => store.settle(id, contractStart, after));
      expect(await settled()).toEqual([true, false, false, false]);
      await locked((store) => store.settle(id, after, until));
      expect(await settled()).toEqual([true, true, false, false]);
      const times = (await restrictions.spansOf(id)).map(({ kind, settledAt }) => [kind, settledAt]);
      expect(times).toContainEqual(['suspended', after]);
      expect(await restrictions.isSettled(id + 1_000_000, early)).toBe(false);
    });

    it('are one at a time for whoever asks', async () => {
      const { id, restrictions, locked } = await arranged();
      const set = (kind: 'limited' | 'banned' | undefined) =>
        locked((store) => store.setCurrent(id, kind && { kind, until: kind === 'limited' ? until : null }));
      expect(await restrictions.current(id)).toBeUndefined();
      await set('limited');
      expect(await restrictions.current(id)).toEqual({ kind: 'limited', until });
      await set('banned');
      expect(await restrictions.current(id)).toEqual({ kind: 'banned', until: null });
      await set(undefined);
      await set(undefined);
      expect(await restrictions.current(id)).toBeUndefined();
    });

    it('hide things by weight until they are shown, and keep what a decision has removed', async () => {
      const { id, restrictions } = await arranged();
      const thing = { kind: 'listing', id: String(id), memberId: id };
      const other = { kind: 'message', id: String(id), memberId: id };
      const states = async () =>
        (await restrictions.hiddenOf(id)).map(({ kind, why }) => `${kind} ${why}`).toSorted();
      await restrictions.hide([thing, other], 'weight', contractStart);
      await restrictions.hide([thing], 'weight', after);
      expect(await states()).toEqual(['listing by-weight', 'message by-weight']);
      await restrictions.show([other], 'weight');
      await restrictions.hide([thing], { decisionId: 7 }, after);
      await restrictions.hide([thing], 'weight', after);
      await restrictions.show([thing], 'weight');
      await restrictions.show([thing], { decisionId: 8 });
      expect(await states()).toEqual(['listing removed']);
      expect(await restrictions.hiddenOf(id)).toEqual([{ ...thing, why: 'removed' }]);
      await restrictions.show([thing], { decisionId: 7 });
      expect(await states()).toEqual([]);
    });
  });
}
