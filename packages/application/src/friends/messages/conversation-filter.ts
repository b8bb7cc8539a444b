import type { PlanId } from '@nestmates/domain/platform/access/capabilities.ts';
import { planOpens } from '@nestmates/domain/platform/access/features.ts';

/**
 * Which conversations: all of the member's, those of every plan (with their buyers, and with whom they have ordered
 * from), or those in which they were asked about something that they sell.
 */
export interface ConversationFilter {
  readonly which: 'all' | 'of-every-plan' | 'as-seller';
}

export const conversationsOf = (plan: PlanId): ConversationFilter => ({
  which: planOpens(plan, 'messages') ? 'all' : 'of-every-plan',
});
