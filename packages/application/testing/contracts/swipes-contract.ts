import { utcDay } from '@nestmates/domain/friends/matching/swipes.ts';
import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import type { Passes, Swipes } from '../../src/friends/matching/ports.ts';
import { addMember, contractStart, type PairPorts } from './arrange.ts';
import { describe, it } from './suite.ts';

export interface SwipePorts extends PairPorts {
  readonly swipes: Passes & Swipes;
}

const today = utcDay(contractStart);
const tomorrow = utcDay(later(contractStart, days(1)));
const since = later(contractStart, -days(30));

/** The behaviour required of every implementation of `Passes` and `Swipes`. */
export function swipesContract(name: string, ports: () => SwipePorts): void {
  const two = async () => [(await addMember(ports())).id, (await addMember(ports())).id] as const;

  describe(`passes in ${name}`, () => {
    it('are added once while they are valid, and removed once', async () => {
      const [ana, bea] = await two();
      const { swipes } = ports();
      expect(await swipes.add(ana, bea, { at: contractStart, since, swipe: true })).toBe(true);
      expect(await swipes.add(ana, bea, { at: contractStart, since, swipe: false })).toBe(false);
      expect(await swipes.remove(bea, ana, since)).toBeUndefined();
      expect(await swipes.remove(ana, bea, since)).toEqual({ at: contractStart, swipe: true });
      expect(await swipes.remove(ana, bea, since)).toBeUndefined();
    });

    it('that have expired are neither removed nor in the way of another', async () => {
      const [ana, bea] = await two();
      const { swipes } = ports();
      await swipes.add(ana, bea, { at: since, since: later(since, -days(30)), swipe: true });
      expect(await swipes.remove(ana, bea, since)).toBeUndefined();
      expect(await swipes.add(ana, bea, { at: contractStart, since, swipe: false })).toBe(true);
      expect(await swipes.remove(ana, bea, later(contractStart, -minutes(1)))).toEqual({
        at: contractStart,
        swipe: false,
      });
    });
  });

  describe(`swipes in ${name}`, () => {
    const consumed = async (me: number, day: string, max: number, times: number) => {
      const allowed: boolean[] = [];
      for (let n = 0; n < times; n += 1) allowed.push(await ports().swipes.consume(me, day, max));
      return allowed.filter(Boolean).length;
    };

    it('are counted up to the limit of a day, for each member', async () => {
      const [ana, bea] = await two();
      expect(await consumed(ana, today, 3, 5)).toBe(3);
      expect(await consumed(bea, today, 3, 5)).toBe(3);
      expect(await consumed(ana, tomorrow, 3, 5)).toBe(3);
      expect(await consumed(ana, tomorrow, 0, 1)).toBe(0);
    });

    it('are allowed no more often when many come at once', async () => {
      const [ana] = await two();
      const all = await Promise.all(Array.from({ length: 6 }, () => ports().swipes.consume(ana, today, 2)));
      expect(all.filter(Boolean)).toHaveLength(2);
    });

    it('are given back one at a time, of that day alone', async () => {
      const [ana] = await two();
      await consumed(ana, today, 3, 3);
      await ports().swipes.giveBack(ana, today);
      expect(await consumed(ana, today, 3, 3)).toBe(1);
      await expect(ports().swipes.giveBack(ana, tomorrow)).rejects.toThrow();
    });
  });
}
