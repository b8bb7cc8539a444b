import { recallFinder } from '@nestmates/domain/trust/recalls/recall.ts';
import { expect } from 'vitest';
import type { Recalls } from '../../src/trust/recalls/ports.ts';
import { type Broken, endedInTime, patience, serverFaults } from './server-faults.ts';
import { describe, it } from './suite.ts';

/** The behaviour required of all that publishes recalls. */
export function recallsContract(name: string, underTest: () => Recalls): void {
  describe(`recalls of ${name}`, () => {
    it('each have an id of their own, a title, a page and what a listing is compared with', async () => {
      const recalls = (await underTest().published()) ?? [];
      expect(recalls.length).toBeGreaterThan(0);
      expect(new Set(recalls.map(({ id }) => id)).size).toBe(recalls.length);
      for (const { title, url, date, brands, models } of recalls) {
        expect(title.trim()).not.toBe('');
        expect(url).toMatch(/^https:\/\/\S+$/);
        expect(date).toMatch(/^\d{4}(-\d\d-\d\d)?$/);
        expect([brands.length, models.length]).not.toContain(0);
      }
    });

    it('find the product that everybody knows, and no other of its maker', async () => {
      const recalls = (await underTest().published()) ?? [];
      const product = { type: 'product', description: '', brand: 'Fisher-Price', model: null };
      const recallOf = recallFinder(recalls);
      expect(recallOf({ ...product, title: 'Rock ’n Play, grey' })?.title).toContain('Rock');
      expect(recallOf({ ...product, title: 'Train with a whistle' })).toBeUndefined();
    });

    it('are the same when they are asked for again', async () => {
      expect(await underTest().published()).toEqual(await underTest().published());
    });
  });
}

/** Tests an adapter that calls a server: what is known already goes on to hold. */
export function recallsFaultContract(name: string, broken: Broken<Recalls>, limit = patience): void {
  describe(`recalls of ${name}`, () => {
    for (const fault of serverFaults) {
      it(`are not known when the server ${fault}, in time`, async () => {
        const recalls = await broken(fault);
        const [found] = await endedInTime([recalls.published()], limit);
        expect(found).toEqual({ status: 'fulfilled', value: undefined });
      });
    }
  });
}
