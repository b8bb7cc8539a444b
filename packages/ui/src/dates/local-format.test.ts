import { expect, it, vi } from 'vitest';
import { inTimeZone, localFormat } from './local-format.ts';

const zonesOfOneCountry = [1, 2, 3, 4, 5, 6];

it('makes each format once for the zones of a country, and keeps three hundred of all', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const [hours, days] = [localFormat({ hour: 'numeric' }), localFormat({ day: 'numeric' })];
  const formatIn = (zone: number, { format } = hours) =>
    inTimeZone(`Zone/${zone}`, () => format(new Date(0)));
  for (const zone of [...zonesOfOneCountry, ...zonesOfOneCountry]) {
    formatIn(zone);
    formatIn(zone, days);
  }
  expect(made).toHaveBeenCalledTimes(12);
  // What is used again and again stays.
  for (let zone = 7; zone <= 400; zone += 1) {
    formatIn(1);
    formatIn(zone);
  }
  expect(made).toHaveBeenCalledTimes(12 + 394);
  formatIn(2);
  formatIn(1, days);
  expect(made).toHaveBeenCalledTimes(12 + 394 + 2);
  made.mockRestore();
});

it('formats what other options say by another format', () => {
  const noon = new Date(2026, 5, 4, 12);
  expect(localFormat({ day: 'numeric' }).format(noon)).toBe('4');
  expect(localFormat({ month: 'short' }).format(noon)).toBe('Jun');
});
