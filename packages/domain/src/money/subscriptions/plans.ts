import type { PlanId } from '../../platform/access/capabilities.ts';
import { type FeatureLine, featureLinesOf } from '../../platform/access/features.ts';
import type { Prices } from '../../platform/access/prices.ts';

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly priceCents: number;
  /** What it opens beyond the lower plans. */
  readonly features: readonly FeatureLine[];
  /** What a reader might expect from this plan but does not get. */
  readonly without: readonly string[];
}

/** The period in which a purchase is refunded without a reason. */
export const moneyBackDays = 30;

/** The only price list: what each plan costs and includes, from the lowest to the highest. */
export const priceList = ({ pro, premium }: Prices): readonly Plan[] => [
  {
    id: 'free',
    name: 'Free',
    priceCents: 0,
    features: featureLinesOf('free'),
    without: ['messaging', 'playdate planner', 'marketplace listings'],
  },
  {
    id: 'pro',
    name: 'Pro',
    priceCents: pro,
    features: featureLinesOf('pro'),
    without: ['AI features', 'marketplace listings'],
  },
  {
    id: 'premium',
    name: 'Premium',
    priceCents: premium,
    features: [{ says: 'Everything in Pro', open: true }, ...featureLinesOf('premium')],
    without: [],
  },
];
