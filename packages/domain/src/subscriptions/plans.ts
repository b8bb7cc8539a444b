import { freeDailySwipes } from '../matching/swipes.ts';
import type { PlanId } from './capabilities.ts';

/** A feature of a plan, as text. `open` once that part of the app exists. */
export interface Feature {
  readonly says: string;
  readonly open: boolean;
}

/** US cents a month; Free is free. */
export interface Prices {
  readonly pro: number;
  readonly premium: number;
}

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly priceCents: number;
  readonly features: readonly Feature[];
  /** What a reader might expect from this plan but does not get. */
  readonly without: readonly string[];
}

export const defaultPrices: Prices = { pro: 799, premium: 1199 };

/** The period in which a purchase is refunded without a reason. */
export const moneyBackDays = 30;

const open = (says: string): Feature => ({ says, open: true });
/** Whoever builds that part sets it to `open`, and every screen that lists the plan shows it. */
const planned = (says: string): Feature => ({ says, open: false });

const freeFeatures: readonly Feature[] = [
  open('Create a profile'),
  open(`Browse with ${freeDailySwipes} swipes a day`),
  open('See your matches'),
];

export const proFeatures: readonly Feature[] = [
  open('Unlimited messaging'),
  open('Unlimited swipes'),
  open('Priority matching'),
  open('Babysitting swap access'),
  planned('Check-ins and calendar'),
  planned('Browse and buy in the marketplace'),
];

const premiumFeatures: readonly Feature[] = [
  open('Everything in Pro'),
  planned('Smart Playdate Planner (AI)'),
  planned('Weekly Mom Insights (AI)'),
  planned('Listing in the marketplace'),
  planned('Accepting payments'),
  open('Premium badge'),
];

/** The only price list: what each plan costs and includes, from the lowest to the highest. */
export const priceList = ({ pro, premium }: Prices): readonly Plan[] => [
  {
    id: 'free',
    name: 'Free',
    priceCents: 0,
    features: freeFeatures,
    without: ['messaging', 'playdate planner', 'marketplace listings'],
  },
  {
    id: 'pro',
    name: 'Pro',
    priceCents: pro,
    features: proFeatures,
    without: ['AI features', 'marketplace listings'],
  },
  { id: 'premium', name: 'Premium', priceCents: premium, features: premiumFeatures, without: [] },
];
