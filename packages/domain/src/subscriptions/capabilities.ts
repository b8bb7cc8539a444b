/** What a member has paid for or been granted. */
export interface Entitlement {
  readonly subscriptionStatus: string;
  readonly subscriptionTier: string;
  readonly hasUnlocked: boolean;
}

/** From the lowest to the highest. */
export const planIds = ['free', 'pro', 'premium'] as const;
export type PlanId = (typeof planIds)[number];

export interface Capabilities {
  readonly plan: PlanId;
  /** Messages, swaps, check-ins, calendar, browsing and buying in the marketplace. */
  readonly pro: boolean;
  /** Everything in Pro, the AI features, and selling. */
  readonly premium: boolean;
}

const isPaying = (entitlement: Entitlement): boolean => entitlement.subscriptionStatus === 'active';

/** The only place that maps tiers to capabilities; an unlocked member has those of Premium. */
export function capabilities(entitlement: Entitlement): Capabilities {
  if (entitlement.hasUnlocked || (isPaying(entitlement) && entitlement.subscriptionTier === 'premium')) {
    return { plan: 'premium', pro: true, premium: true };
  }
  if (isPaying(entitlement)) return { plan: 'pro', pro: true, premium: false };
  return { plan: 'free', pro: false, premium: false };
}
