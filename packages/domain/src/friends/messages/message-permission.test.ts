import { describe, expect, it } from 'vitest';
import type { PairState } from '../../members/pairs/pair-state.ts';
import { mayMessage, requireMayAsk, requireMessagePermission } from './message-permission.ts';

const progress = {
  intakeBasicCompleted: true,
  parentingInfoCompleted: true,
  childrenAdded: true,
  onboardingComplete: true,
};
const strangers: PairState = {
  progress,
  blocked: false,
  connected: false,
  isBuyer: false,
  hasOrdered: false,
  isSeller: false,
};

const refusal = (pair: PairState | undefined, plan: 'free' | 'pro') => {
  try {
    requireMessagePermission(pair, plan);
    return undefined;
  } catch (error) {
    return error;
  }
};

describe('who may write to whom', () => {
  it.each([
    ['strangers', strangers, false, false],
    ['connected members', { ...strangers, connected: true }, true, false],
    ['a buyer to a seller', { ...strangers, isBuyer: true }, true, false],
    ['a buyer who has ordered', { ...strangers, isBuyer: true, hasOrdered: true }, true, true],
    ['a seller to a buyer', { ...strangers, isSeller: true }, true, true],
    ['a seller to a buyer who is blocked', { ...strangers, isSeller: true, blocked: true }, false, false],
    ['nobody', undefined, false, false],
  ])('%s', (_, pair, withPro, withFree) => {
    expect([mayMessage(pair, 'pro'), mayMessage(pair, 'free')]).toEqual([withPro, withFree]);
    expect([refusal(pair, 'pro') === undefined, refusal(pair, 'free') === undefined]).toEqual([
      withPro,
      withFree,
    ]);
  });

  it('tells a member without Pro nothing about the other', () => {
    for (const pair of [undefined, strangers, { ...strangers, blocked: true }]) {
      expect(refusal(pair, 'free')).toMatchObject({ code: 'PRO_REQUIRED' });
    }
    expect(refusal(strangers, 'pro')).toMatchObject({ code: 'NOT_CONNECTED' });
    expect(refusal({ ...strangers, blocked: true }, 'pro')).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('who may ask a seller', () => {
  it('is any member with Pro, connected or not, unless one has blocked the other', () => {
    expect(requireMayAsk(strangers, 'pro')).toBe(strangers);
    expect(() => requireMayAsk(strangers, 'free')).toThrow(expect.objectContaining({ code: 'PRO_REQUIRED' }));
    for (const pair of [undefined, { ...strangers, blocked: true }]) {
      expect(() => requireMayAsk(pair, 'pro')).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
    }
  });
});
