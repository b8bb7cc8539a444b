import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { type JobHandler, type Jobs, job, jobHandler } from '../../src/platform/jobs/jobs.ts';
import type { Clock, Transaction } from '../../src/platform/shared/ports.ts';
import { uniqueNames } from '../unique-names.ts';
import { describe, it } from './suite.ts';

export interface JobsUnderTest {
  readonly jobs: Jobs;
  readonly clock: Clock;
  /** Runs what is due, and comes back when it is done. */
  runDue(handlers: readonly JobHandler[]): Promise<void>;
}

const greet = job('greet', z.object({ name: z.string() }));
const newName = uniqueNames('Ana "Ñandú" \\ 👋');

/** The behaviour required of every queue. */
export function jobsContract(
  queue: string,
  underTest: () => JobsUnderTest,
  /** Null for one that knows no transactions. */
  transaction: (() => Transaction) | null,
): void {
  const add = (name: string, timing: { hoursAway?: number; key?: string; keep?: 'first' | 'last' } = {}) => {
    const { hoursAway, ...others } = timing;
    const at = hoursAway === undefined ? {} : { at: later(underTest().clock.now(), hours(hoursAway)) };
    return underTest().jobs.add(greet, { name }, { ...others, ...at });
  };
  /** Which of these are greeted now. */
  const greeted = async (...names: readonly string[]) => {
    const all: string[] = [];
    await underTest().runDue([jobHandler(greet, async ({ name }) => void all.push(name))]);
    return all.filter((name) => names.includes(name));
  };

  describe(`jobs in ${queue}`, () => {
    it('run once, with their payload', async () => {
      const [one, other] = [newName(), newName()];
      await add(one);
      await add(other);
      expect((await greeted(one, other)).toSorted()).toEqual([one, other].toSorted());
      expect(await greeted(one, other)).toEqual([]);
    });

    it('wait for their time', async () => {
      const [late, due] = [newName(), newName()];
      await add(late, { hoursAway: 1 });
      await add(due, { hoursAway: -1 });
      expect(await greeted(late, due)).toEqual([due]);
    });

    it('replace the one that waits under their key, and no other', async () => {
      const [first, second, other] = [newName(), newName(), newName()];
      await add(first, { key: first });
      await add(other, { key: other });
      await add(second, { key: first });
      expect((await greeted(first, second, other)).toSorted()).toEqual([second, other].toSorted());
    });

    it('run again under a key that has been used', async () => {
      const name = newName();
      await add(name, { key: name });
      expect(await greeted(name)).toEqual([name]);
      await add(name, { key: name });
      expect(await greeted(name)).toEqual([name]);
    });

    it('keep the last time under a key, or the first where that is asked for', async () => {
      const [last, first] = [newName(), newName()];
      for (const hoursAway of [-1, 1]) {
        await add(last, { key: last, hoursAway });
        await add(first, { key: first, hoursAway, keep: 'first' });
      }
      expect(await greeted(last, first)).toEqual([first]);
    });

    if (!transaction) return;
    it('exist if and only if their transaction is committed', async () => {
      const [kept, lost] = [newName(), newName()];
      await transaction().run(async () => {
        await add(kept);
        expect(await greeted(kept)).toEqual([]);
      });
      const failing = transaction().run(async () => {
        await add(lost);
        throw new Error('taken back');
      });
      await expect(failing).rejects.toThrow('taken back');
      expect(await greeted(kept, lost)).toEqual([kept]);
    });
  });
}
