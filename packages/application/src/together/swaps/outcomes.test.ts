import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { swapsInMemory } from '../../../testing/memory/swaps-in-memory.ts';

const [ana, bea, stranger] = [aCaller({ id: 1 }), aCaller({ id: 2 }), aCaller({ id: 3 })];
const wholePage = { limit: 10 };

let app: ReturnType<typeof swapsInMemory>;
beforeEach(() => {
  app = swapsInMemory();
});

/** Arranged for two days ahead; it began a day and an hour ago. */
async function pastSwap(): Promise<number> {
  const { id } = await app.ask();
  await app.answer(id, 'confirmed');
  app.clock.forward(days(3) + hours(1));
  return id;
}

describe('after a swap', () => {
  it('both are asked about it, and it is arranged no longer', async () => {
    const id = await pastSwap();
    for (const member of [ana, bea]) {
      expect((await app.pages.past(member, wholePage)).items).toMatchObject([{ id, actions: [] }]);
      expect((await app.pages.confirmed(member, wholePage)).items).toEqual([]);
    }
  });

  it('it counts for both once both have said that it happened', async () => {
    const swapId = await pastSwap();
    const first = await app.swaps.outcome(ana, { swapId, outcome: 'yes' });
    expect(first.outcomes).toEqual({ mine: 'yes', theirs: null });
    expect(app.store.kept.size).toBe(0);
    await app.swaps.outcome(bea, { swapId, outcome: 'yes' });
    expect([app.store.kept.get(ana.id), app.store.kept.get(bea.id)]).toEqual([1, 1]);
  });

  it('the first answer is told to nobody else', async () => {
    const swapId = await pastSwap();
    const before = app.events.announced.length;
    await app.swaps.outcome(bea, { swapId, outcome: 'no' });
    expect(app.events.announced.slice(before).map(({ to }) => to)).toEqual([bea.id]);
    await app.swaps.outcome(ana, { swapId, outcome: 'rearranged' });
    expect(app.events.announced.slice(before + 1).map(({ to }) => to)).toEqual([ana.id, bea.id]);
  });

  it('a stranger has no say', async () => {
    const swapId = await pastSwap();
    await expect(app.swaps.outcome(stranger, { swapId, outcome: 'yes' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
