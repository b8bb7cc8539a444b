import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import type { SitterCardStore } from '../../src/together/sitter-cards/ports.ts';
import { contractStart } from './arrange.ts';
import { describe, it } from './suite.ts';
import { lockSwap, type SwapPorts, threeWithChildren } from './swaps/arrange-swaps.ts';

interface SitterCardPorts extends SwapPorts {
  readonly sitterCards: SitterCardStore;
}

const changedAt = contractStart;
const openedAt = later(contractStart, days(3));
const unknownId = 2_000_000_000;

/** The behaviour required of every implementation of `SitterCardStore`. */
export function sitterCardsContract(name: string, ports: () => SitterCardPorts): void {
  /** Ana's two children have cards, and the first of them goes along to Bea. */
  async function arranged() {
    const members = await threeWithChildren(ports());
    const [elder = 0, younger = 0] = members.ana.childIds;
    for (const childId of [elder, younger]) {
      await ports().sitterCards.save(members.ana.id, { childId, sealed: `sealed ${childId}`, changedAt });
    }
    const swap = await members.add({ cardChildIds: [elder] });
    return { ...members, elder, younger, swap };
  }

  describe(`sitter cards in ${name}`, () => {
    it('are written, changed and removed by the mother of the child alone', async () => {
      const { ana, bea } = await threeWithChildren(ports());
      const [elder = 0, younger = 0] = ana.childIds;
      const { sitterCards } = ports();
      expect(await sitterCards.find(ana.id, elder, contractStart)).toEqual({ card: null, openings: [] });
      const card = { childId: elder, sealed: 'one', changedAt };
      expect(await sitterCards.save(bea.id, card)).toBe(false);
      expect(await sitterCards.save(ana.id, { ...card, childId: unknownId })).toBe(false);
      expect(await sitterCards.save(ana.id, card)).toBe(true);
      const changed = { ...card, sealed: 'two', changedAt: later(changedAt, 1) };
      expect(await sitterCards.save(ana.id, changed)).toBe(true);
      expect(await sitterCards.find(ana.id, elder, contractStart)).toMatchObject({ card: changed });
      expect(await sitterCards.find(bea.id, elder, contractStart)).toBeUndefined();
      expect(await sitterCards.listOf(ana.id)).toEqual([{ childId: elder, changedAt: changed.changedAt }]);
      expect(await sitterCards.remove(bea.id, elder)).toBe(false);
      expect(await sitterCards.remove(ana.id, younger)).toBe(true);
      expect(await sitterCards.remove(ana.id, elder)).toBe(true);
      expect(await sitterCards.listOf(ana.id)).toEqual([]);
    });

    it('go along with a swap for the one who was asked, and for nobody else', async () => {
      const { ana, bea, cleo, elder, swap } = await arranged();
      const { sitterCards } = ports();
      expect(await sitterCards.ofSwap(swap.id, bea.id, contractStart)).toEqual({
        swap: {
          status: 'pending',
          date: swap.date,
          until: swap.until,
          hasEnd: true,
          emergencyContact: swap.emergencyContact,
        },
        requester: { id: ana.id, firstName: 'Ana', profilePhotoUrl: null },
        cards: [{ childId: elder, name: null, gender: 'girl', age: 4, sealed: `sealed ${elder}` }],
        isNoted: false,
      });
      for (const other of [ana, cleo])
        expect(await sitterCards.ofSwap(swap.id, other.id, contractStart)).toBeUndefined();
      expect(await sitterCards.ofSwap(unknownId, bea.id, contractStart)).toBeUndefined();
      await ports().blocks.add(ana.id, bea.id, contractStart);
      expect(await sitterCards.ofSwap(swap.id, bea.id, contractStart)).toBeUndefined();
    });

    it('go along as the requester has chosen last, and not any more once they are removed', async () => {
      const { ana, bea, elder, younger, swap } = await arranged();
      const { sitterCards, swaps } = ports();
      const along = async () =>
        (await sitterCards.ofSwap(swap.id, bea.id, contractStart))?.cards.map(({ childId }) => childId);
      const both = await ports().transaction.run(() => swaps.lockCards(ana.id));
      expect(both).toEqual([elder, younger]);
      await swaps.saveCards({ ...swap, cardChildIds: both });
      expect(await along()).toEqual([elder, younger]);
      await sitterCards.remove(ana.id, elder);
      expect(await along()).toEqual([younger]);
      // A new card does not go along where the old one did.
      await sitterCards.save(ana.id, { childId: elder, sealed: 'anew', changedAt });
      expect(await along()).toEqual([younger]);
      expect((await lockSwap(ports(), swap.id, bea.id))?.swap.cardChildIds).toEqual([younger]);
      await swaps.saveCards({ ...swap, cardChildIds: [] });
      expect(await along()).toEqual([]);
    });

    it('tell the mother who has opened them, once for each time', async () => {
      const { ana, bea, elder, younger, swap } = await arranged();
      const { sitterCards } = ports();
      const open = async (by: { readonly id: number }, at?: Date) =>
        (await sitterCards.ofSwap(swap.id, by.id, contractStart, at))?.isNoted;
      const openings = async (since = contractStart) =>
        (await sitterCards.find(ana.id, elder, since))?.openings.map(({ at, by }) => [at, by?.firstName]);
      expect((await lockSwap(ports(), swap.id, ana.id))?.cardsOpenedAt).toBeNull();
      expect([await open(ana, openedAt), await open(bea)]).toEqual([undefined, false]);
      expect(await openings()).toEqual([]);
      expect([await open(bea, openedAt), await open(bea, openedAt)]).toEqual([true, false]);
      const again = later(openedAt, minutes(1));
      await open(bea, again);
      expect(await openings()).toEqual([
        [again, 'Bea'],
        [openedAt, 'Bea'],
      ]);
      expect(await openings(again)).toEqual([[again, 'Bea']]);
      expect((await sitterCards.find(ana.id, younger, contractStart))?.openings).toEqual([]);
      expect((await lockSwap(ports(), swap.id, ana.id))?.cardsOpenedAt).toEqual(again);
      await ports().blocks.add(bea.id, ana.id, contractStart);
      expect(await openings()).toEqual([
        [again, undefined],
        [openedAt, undefined],
      ]);
    });
  });
}
