import { expect, it, vi } from 'vitest';
import { inTimeZone, localFormat } from './local-format.ts';

it('makes a format once for a few zones, and keeps those of no more', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const { format } = localFormat({ hour: 'numeric' });
  const formatIn = (zone: number) => inTimeZone(`Zone/${zone}`, () => format(new Date(0)));
  for (const zone of [1, 2, 3, 4, 5, 1, 2, 3, 4, 5]) formatIn(zone);
  expect(made).toHaveBeenCalledTimes(5);
  for (let zone = 6; zone <= 400; zone += 1) {
    formatIn(1);
    formatIn(zone);
  }
  expect(made).toHaveBeenCalledTimes(400);
  formatIn(2);
  expect(made).toHaveBeenCalledTimes(401);
  made.mockRestore();
});
