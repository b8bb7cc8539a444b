import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { aChild, aMember } from '../../../testing/a-member.ts';
import { swapsInMemory } from '../../../testing/memory/swaps-in-memory.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';

const [ana, bea] = [aCaller({ id: 1 }), aCaller({ id: 2 })];
const wholePage = { limit: 10 };
const now = new StoppedClock().now();

let app: ReturnType<typeof swapsInMemory>;
beforeEach(() => {
  app = swapsInMemory();
});

describe('the lists of swaps', () => {
  it('come in pages, the soonest first', async () => {
    const dates = [4, 2, 3].map((nth) => later(now, days(nth)));
    for (const date of dates) await app.ask({ date });
    const first = await app.pages.pending(bea, { limit: 2 });
    expect(first.items.map(({ id }) => id)).toEqual([2, 3]);
    const [at = 0, id = 0] = String(first.next).split('.').map(Number);
    const last = await app.pages.pending(bea, { limit: 2, before: { at, id } });
    expect([last.items.map((swap) => swap.id), last.next]).toEqual([[1], undefined]);
  });

  it('drop a pending swap when its time has come, and a confirmed one at its end', async () => {
    const [waiting, arranged] = [await app.ask(), await app.ask({ date: later(now, days(2) + 1) })];
    await app.answer(arranged.id, 'confirmed');
    app.clock.forward(days(2));
    expect((await app.pages.pending(bea, wholePage)).items).toEqual([]);
    expect(app.store.all.find(({ id }) => id === waiting.id)?.status).toBe('pending');
    app.clock.forward(hours(2));
    expect((await app.pages.confirmed(bea, wholePage)).items).toHaveLength(1);
    expect((await app.pages.past(bea, wholePage)).items).toEqual([]);
    app.clock.forward(1);
    expect((await app.pages.confirmed(bea, wholePage)).items).toEqual([]);
    expect((await app.pages.past(bea, wholePage)).items).toHaveLength(1);
  });

  it('show of the children those who are still in her profile', async () => {
    await app.ask({ childIds: [11, 12] });
    app.people.put(aMember({ id: ana.id, children: [aChild({ id: 12, age: 8 })] }));
    expect((await app.pages.pending(bea, wholePage)).items).toMatchObject([
      { childIds: [11, 12], children: { theirs: [{ gender: 'girl', age: 8 }] } },
    ]);
  });
});
