import { retention } from '@nestmates/domain/platform/retention/retention.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import { expect, it } from 'vitest';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import type { OldRows, WhenOld } from './ports.ts';
import { Removal } from './removal.ts';

const clock = new StoppedClock();

function rowsOf(kind: OldRows['kind'], table: string, counts: readonly number[]) {
  const asked: WhenOld[] = [];
  const remove = async (when: WhenOld): Promise<number> => {
    asked.push(when);
    return counts[asked.length - 1] ?? 0;
  };
  return { kind, table, asked, remove };
}

async function removed(...oldRows: readonly OldRows[]) {
  const told: Readonly<Record<string, number>>[] = [];
  const run = new Removal({ oldRows, clock, retentionLog: (counts) => told.push(counts) }).run();
  const error: unknown = await run.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { told, error };
}

it('goes on in parts until nothing is left, by the time of the kind', async () => {
  const sessions = rowsOf('logins', 'sessions', [1000, 1000, 17]);
  expect(await removed(sessions)).toEqual({ told: [{ sessions: 2017 }], error: undefined });
  const before = later(clock.now(), -retention.logins.keptFor);
  expect(sessions.asked).toEqual(Array(3).fill({ now: clock.now(), before, limit: 1000 }));
});

it('adds up what two kinds remove of one table', async () => {
  const [open, over] = [
    rowsOf('openPublicReports', 'public_reports', [2]),
    rowsOf('publicReports', 'public_reports', [3]),
  ];
  expect((await removed(open, over)).told).toEqual([{ public_reports: 5 }]);
});

it('removes the other kinds when one fails, and says so', async () => {
  const failing: OldRows = {
    kind: 'logins',
    table: 'sessions',
    remove: () => Promise.reject(new Error('the database is gone')),
  };
  const { told, error } = await removed(failing, rowsOf('events', 'events', [4]));
  expect(told).toEqual([{ events: 4 }]);
  expect(error).toMatchObject({ errors: [{ message: 'the database is gone' }] });
});
