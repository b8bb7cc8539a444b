/** What a member has paid for or been given. */
export interface Entitlement {
  readonly subscriptionStatus: string;
  readonly subscriptionTier: string;
  readonly hasUnlocked: boolean;
}

/** From the least to the most. */
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

/** The one place that knows what a tier may do; an unlocked member counts as Premium everywhere. */
export function capabilities(entitlement: Entitlement): Capabilities {
  if (entitlement.hasUnlocked || (isPaying(entitlement) && entitlement.subscriptionTier === 'premium')) {
    return { plan: 'premium', pro: true, premium: true };
  }
  if (isPaying(entitlement)) return { plan: 'pro', pro: true, premium: false };
  return { plan: 'free', pro: false, premium: false };
}
