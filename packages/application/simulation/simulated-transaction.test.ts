import { describe, expect, it } from 'vitest';
import { World } from './world.ts';

/** Two accounts in a table whose locks are taken by name. */
function bank(seed: number) {
  const world = new World(seed);
  world.faults.calm = true;
  const rows = new Map([
    ['one', 10],
    ['two', 10],
  ]);
  world.tables.add([rows]);
  const port = world.stored('bank', {
    async lock(name: string) {
      world.transaction.lock(name);
    },
    async read(name: string) {
      return rows.get(name) ?? 0;
    },
    async write(name: string, sum: number) {
      rows.set(name, sum);
    },
  });
  const move = (from: string, to: string) => () =>
    world.transaction.run(async () => {
      await port.lock(from);
      await port.lock(to);
      await port.write(from, (await port.read(from)) - 1);
      await port.write(to, (await port.read(to)) + 1);
    });
  async function runAll(works: readonly (() => Promise<unknown>)[]): Promise<readonly boolean[]> {
    const running = Promise.all(works.map((work) => world.request('test', work)));
    while (await world.goOn());
    return running;
  }
  return { world, rows, port, move, runAll };
}

const seeds = Array.from({ length: 30 }, (_, nth) => nth);

describe('a simulated transaction', () => {
  it('loses no change of two at the same time, also where each waits for the other', async () => {
    for (const seed of seeds) {
      const { rows, move, runAll, world } = bank(seed);
      expect(await runAll([move('one', 'two'), move('two', 'one'), move('one', 'two')])).toEqual([
        true,
        true,
        true,
      ]);
      expect(world.findings).toEqual([]);
      expect([...rows.values()]).toEqual([9, 11]);
    }
  });

  it('shows nobody else what it has not committed, and leaves nothing behind where it fails', async () => {
    for (const seed of seeds) {
      const { rows, port, runAll, world } = bank(seed);
      const seen = new Set<number>();
      const failing = () =>
        world.transaction.run(async () => {
          await port.write('one', 5);
          expect(await port.read('one')).toBe(5);
          await port.write('two', 5);
          throw new Error('Meant to fail');
        });
      const reading = async () => {
        for (let nth = 0; nth < 6; nth += 1) seen.add((await port.read('one')) + (await port.read('two')));
      };
      await runAll([failing, reading]);
      expect([...seen]).toEqual([20]);
      expect([...rows.values()]).toEqual([10, 10]);
    }
  });

  it('waits for a row that another has written, and writes it after that', async () => {
    for (const seed of seeds) {
      const { rows, port, runAll, world } = bank(seed);
      const adding = () =>
        world.transaction.run(async () => {
          await port.write('one', 0);
          await port.write('one', (await port.read('one')) + 1);
          await port.write('two', await port.read('one'));
        });
      await runAll([adding, adding]);
      expect([...rows.values()]).toEqual([1, 1]);
    }
  });
});
