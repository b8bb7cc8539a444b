import { describe, expect, it } from 'vitest';
import { nextSwap } from './next-swap.ts';

const today = new Date(2026, 5, 4);
const at = (day: number, hour: number) => ({ date: new Date(2026, 5, day, hour).toISOString() });
const [lastNight, thisMorning, tomorrow] = [at(3, 22), at(4, 9), at(5, 9)];

describe('the swap that comes next', () => {
  it('is the first from today on', () => {
    expect(nextSwap([lastNight, thisMorning, tomorrow], today)).toBe(thisMorning);
  });

  it("is last night's, which may be under way, where nothing else is arranged", () => {
    expect(nextSwap([lastNight], today)).toBe(lastNight);
  });

  it('is none where nothing is arranged', () => {
    expect(nextSwap([], today)).toBeUndefined();
  });
});
