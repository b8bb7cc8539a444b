import type { PlanId } from '@nestmates/domain/platform/access/capabilities.ts';
import { planOpens } from '@nestmates/domain/platform/access/features.ts';

/**
 * Which conversations: all of hers, those of every plan (with her buyers, and with whom she has ordered from), or those
 * in which she was asked about something that she sells.
 */
export interface ConversationFilter {
  readonly which: 'all' | 'of-every-plan' | 'as-seller';
}

export const conversationsOf = (plan: PlanId): ConversationFilter => ({
  which: planOpens(plan, 'messages') ? 'all' : 'of-every-plan',
});
