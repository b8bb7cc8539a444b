import { describe, expect, it } from 'vitest';
import { whileStarting } from './while-starting.ts';

const starting = () => Object.assign(new Error('the database system is starting up'), { code: '57P03' });

/** A database that fails so often before it answers, and a clock that only waiting moves. */
function databaseAfter(failures: number, failure: () => Error = starting) {
  let [tries, time] = [0, 0];
  const warnings: string[] = [];
  const waiting = {
    log: { warn: (text: string) => void warnings.push(text) },
    now: () => time,
    async sleep(milliseconds: number) {
      time += milliseconds;
    },
  };
  const connect = async () => {
    tries += 1;
    if (tries <= failures) throw failure();
    return 'connected';
  };
  return { start: () => whileStarting(connect, waiting), warnings, tried: () => tries, time: () => time };
}

describe('the start beside a PostgreSQL that is starting', () => {
  it('waits for it, and says so once', async () => {
    const database = databaseAfter(20);
    expect(await database.start()).toBe('connected');
    expect(database.time()).toBe(10_000);
    expect(database.warnings).toHaveLength(1);
  });

  it('gives up after half a minute', async () => {
    const database = databaseAfter(1000);
    await expect(database.start()).rejects.toThrow('starting up');
    expect(database.time()).toBe(30_000);
  });

  it('fails at once where the database is not starting', async () => {
    const refused = () => Object.assign(new Error('password authentication failed'), { code: '28P01' });
    const database = databaseAfter(1, refused);
    await expect(database.start()).rejects.toThrow('password');
    expect([database.tried(), database.warnings]).toEqual([1, []]);
  });
});
