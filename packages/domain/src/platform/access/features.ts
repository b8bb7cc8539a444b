import { type PlanId, planIds } from './capabilities.ts';

/** Connects and passes of a Free member per day; days are in UTC. */
export const freeDailySwipes = 20;

interface PlanFeature {
  /** The lowest plan that opens it. */
  readonly plan: PlanId;
  /** A line of the plans page; features of one line share its text. Left out where no line speaks of it. */
  readonly says?: string;
  /** Whether that part of the app exists: no page promises more than a member finds. */
  readonly built: boolean;
}

/** What each plan opens: contracts, menu, pages and the list of plans all read it here. */
export const features = {
  profile: { plan: 'free', says: 'Create a profile', built: true },
  browsing: { plan: 'free', says: `Browse with ${freeDailySwipes} swipes a day`, built: true },
  matches: { plan: 'free', says: 'See your matches', built: true },

  messages: { plan: 'pro', says: 'Unlimited messaging', built: true },
  'unlimited swipes': { plan: 'pro', says: 'Unlimited swipes', built: true },
  'priority matching': { plan: 'pro', says: 'Priority matching', built: true },
  swaps: { plan: 'pro', says: 'Babysitting swap access', built: true },
  'check-ins': { plan: 'pro', says: 'Check-ins and calendar', built: true },
  calendar: { plan: 'pro', says: 'Check-ins and calendar', built: true },
  marketplace: { plan: 'pro', says: 'Browse and buy in the marketplace', built: true },
  'seller dashboard': { plan: 'pro', built: true },

  'playdate planner': { plan: 'premium', says: 'Smart Playdate Planner (AI)', built: true },
  'weekly insights': { plan: 'premium', says: 'Weekly Mom Insights (AI)', built: true },
  selling: { plan: 'premium', says: 'Listing in the marketplace', built: true },
  'accepting payments': { plan: 'premium', says: 'Accepting payments', built: true },
  'premium badge': { plan: 'premium', says: 'Premium badge', built: true },
} as const satisfies Readonly<Record<string, PlanFeature>>;

export type Feature = keyof typeof features;

/** Each plan opens what the lower ones do. */
export const planOpens = (plan: PlanId, feature: Feature): boolean =>
  planIds.indexOf(plan) >= planIds.indexOf(features[feature].plan);

/** A line of the plans page; open once all that it speaks of exists. */
export interface FeatureLine {
  readonly says: string;
  readonly open: boolean;
}

/** What a plan opens beyond the lower ones. */
export function featureLinesOf(plan: PlanId): readonly FeatureLine[] {
  const lines = new Map<string, boolean>();
  for (const { plan: opensWith, says, built } of Object.values<PlanFeature>(features)) {
    if (opensWith === plan && says !== undefined) lines.set(says, built && lines.get(says) !== false);
  }
  return [...lines].map(([says, open]) => ({ says, open }));
}
