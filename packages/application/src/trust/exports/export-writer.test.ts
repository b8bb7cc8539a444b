import { expect, it } from 'vitest';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { ExportWriter } from './export-writer.ts';
import type { ExportedFile } from './ports.ts';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it('writes the photos that are still there, the parts of other features, the data and a page', async () => {
  const clock = new StoppedClock();
  const files: ExportedFile[] = [];
  const writer = new ExportWriter({
    memberRecords: {
      read: async (memberId) => ({
        account: [{ id: memberId }],
        photos: [
          { name: 'kept', usedAs: 'portrait' },
          { name: 'gone', usedAs: null },
        ],
      }),
    },
    photoStore: stub({ read: async (name, file) => (name === 'kept' ? bytesOf(file) : undefined) }),
    exportParts: [{ path: 'orders.csv', write: async (memberId) => `orders of ${memberId}` }],
    zip: {
      async *of(all) {
        for await (const file of all) {
          files.push(file);
          yield new Uint8Array();
        }
      },
    },
    clock,
  });
  for await (const _part of writer.write(4));
  expect(files.map(({ path }) => path)).toEqual(['photos/kept.jpg', 'orders.csv', 'data.json', 'index.html']);
  const [kept, orders, data, page] = files.map(({ content }) => content);
  expect(kept).toEqual(bytesOf('full.jpg'));
  expect(orders).toBe('orders of 4');
  expect(JSON.parse(String(data))).toEqual({
    version: 1,
    writtenAt: clock.now().toISOString(),
    account: [{ id: 4 }],
    photos: [{ path: 'photos/kept.jpg', usedAs: 'portrait' }],
  });
  expect(String(data)).toContain('\n  "version": 1');
  expect(String(page)).toContain('<img src="photos/kept.jpg"');
});
