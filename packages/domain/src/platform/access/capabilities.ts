/** What a member has paid for or been granted. */
export interface Entitlement {
  readonly subscriptionStatus: string;
  readonly subscriptionTier: string;
  readonly hasUnlocked: boolean;
}

/** Facts of a member who has never subscribed. */
export const noSubscription = {
  subscriptionStatus: 'inactive',
  subscriptionTier: 'free',
} as const satisfies Omit<Entitlement, 'hasUnlocked'>;

/** Ordered from the lowest to the highest. */
export const planIds = ['free', 'pro', 'premium'] as const;
export type PlanId = (typeof planIds)[number];

export const planNames = { free: 'Free', pro: 'Pro', premium: 'Premium' } as const satisfies Record<
  PlanId,
  string
>;

export interface Capabilities {
  readonly plan: PlanId;
  /** Messages, swaps, check-ins, calendar, browsing and buying in the marketplace. */
  readonly pro: boolean;
  /** Everything in Pro, the AI features, and selling. */
  readonly premium: boolean;
}

const capabilitiesByPlan: Readonly<Record<PlanId, Capabilities>> = {
  free: { plan: 'free', pro: false, premium: false },
  pro: { plan: 'pro', pro: true, premium: false },
  premium: { plan: 'premium', pro: true, premium: true },
};

export const capabilitiesOf = (plan: PlanId): Capabilities => capabilitiesByPlan[plan];

/** The only place that maps tiers to plans; an unlocked member has Premium. */
export function planOf({ subscriptionStatus, subscriptionTier, hasUnlocked }: Entitlement): PlanId {
  const paying = subscriptionStatus === 'active';
  if (hasUnlocked || (paying && subscriptionTier === 'premium')) return 'premium';
  return paying ? 'pro' : 'free';
}

export const capabilities = (entitlement: Entitlement): Capabilities => capabilitiesOf(planOf(entitlement));
