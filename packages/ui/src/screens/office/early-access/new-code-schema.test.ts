import { describe, expect, it } from 'vitest';
import { check } from '../../../forms/schema.ts';
import { newCodeSchema } from './new-code-schema.ts';

const typed = { code: ' autumn-fair ', places: '50', closesAt: '' };

describe('a new code', () => {
  it('is written in capitals and stays open where no time is chosen', () => {
    expect(check(newCodeSchema, typed)).toMatchObject({
      value: { code: 'AUTUMN-FAIR', places: 50, closesAt: null },
    });
  });

  it('closes at the time on the clock of the administrator', () => {
    const closesAt = '2026-12-24T18:00';
    expect(check(newCodeSchema, { ...typed, closesAt })).toMatchObject({
      value: { closesAt: new Date(closesAt).toISOString() },
    });
  });

  it.each(['', ' ', '0', '-3', '1.5', 'many', '100001'])('is refused with %j places', (places) => {
    expect(check(newCodeSchema, { ...typed, places }).issues).toEqual([
      { path: 'places', message: 'Please use a whole number from 1 to 100000' },
    ]);
  });

  it('is refused where it is too short, beside its places', () => {
    expect(
      check(newCodeSchema, { code: 'ab', places: '', closesAt: '' }).issues.map(({ path }) => path),
    ).toEqual(['code', 'places']);
  });
});
