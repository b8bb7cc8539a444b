import { describe, expect, it } from 'vitest';
import { states } from './states.ts';
import { timeZoneOfState } from './time-zones.ts';

describe('the time zone of a state', () => {
  it.each(states)('is one that is known: $name', ({ code }) => {
    const timeZone = timeZoneOfState(code);
    expect(new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone).toBe(timeZone);
  });

  it.each([
    ['TX', 'America/Chicago'],
    ['AZ', 'America/Phoenix'],
    ['HI', 'Pacific/Honolulu'],
    ['Texas', undefined],
    [null, undefined],
  ])('of %s is %s', (code, timeZone) => {
    expect(timeZoneOfState(code)).toBe(timeZone);
  });
});
