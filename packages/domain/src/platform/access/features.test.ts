import { describe, expect, it } from 'vitest';
import { planIds } from './capabilities.ts';
import { type Feature, featureLinesOf, features, planOpens } from './features.ts';

/** Written by hand, so that the table can be wrong. */
const opensFrom: Readonly<Record<Feature, readonly [free: boolean, pro: boolean, premium: boolean]>> = {
  profile: [true, true, true],
  browsing: [true, true, true],
  matches: [true, true, true],
  messages: [false, true, true],
  'unlimited swipes': [false, true, true],
  'priority matching': [false, true, true],
  swaps: [false, true, true],
  'check-ins': [false, true, true],
  calendar: [false, true, true],
  marketplace: [false, true, true],
  'seller dashboard': [false, true, true],
  'playdate planner': [false, false, true],
  'weekly insights': [false, false, true],
  selling: [false, false, true],
  'accepting payments': [false, false, true],
  'premium badge': [false, false, true],
};

describe('what a plan opens', () => {
  it.each(Object.entries(opensFrom))('is the same everywhere: %s', (name, opens) => {
    const feature = name as Feature;
    expect(planIds.map((plan) => planOpens(plan, feature))).toEqual(opens);
  });

  it('is said in lines, of which one may speak of two features', () => {
    expect(featureLinesOf('pro').filter(({ says }) => says === 'Check-ins and calendar')).toHaveLength(1);
    const said = planIds.flatMap((plan) => featureLinesOf(plan)).map(({ says }) => says);
    expect(new Set(said)).toEqual(
      new Set(Object.values(features).flatMap((feature) => ('says' in feature ? [feature.says] : []))),
    );
  });

  it('is promised once it is built', () => {
    expect(featureLinesOf('pro')).toContainEqual({ says: 'Unlimited messaging', open: true });
    expect(featureLinesOf('pro')).toContainEqual({ says: 'Check-ins and calendar', open: true });
    expect(featureLinesOf('premium')).toContainEqual({ says: 'Smart Playdate Planner (AI)', open: true });
  });
});
