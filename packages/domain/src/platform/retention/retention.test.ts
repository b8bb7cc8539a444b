import { describe, expect, it } from 'vitest';
import { days, hours, minutes } from '../shared/time.ts';
import { retention, spanInWords } from './retention.ts';

describe('how long something is kept', () => {
  it.each([
    [days(30), '30 days'],
    [days(1), '1 day'],
    [hours(12), '12 hours'],
    [hours(1), '1 hour'],
    [minutes(5), '5 minutes'],
  ])('%s is said as %s', (span, said) => {
    expect(spanInWords(span)).toBe(said);
  });

  it('is said of each thing in words of its own', () => {
    const whats = Object.values(retention).map(({ what }) => what);
    expect(new Set(whats).size).toBe(whats.length);
    expect(Object.values(retention).every(({ keptFor }) => keptFor >= minutes(1))).toBe(true);
  });
});
