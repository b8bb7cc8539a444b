import type { PlanId } from '@nestmates/domain/subscriptions/capabilities.ts';
import { planOpens } from '@nestmates/domain/subscriptions/features.ts';

/** Which conversations: all of hers, or those in which she was asked about something that she sells. */
export interface ConversationFilter {
  readonly onlyAsSeller: boolean;
}

/** A plan without messages opens those that a seller may answer. */
export const conversationsOf = (plan: PlanId): ConversationFilter => ({
  onlyAsSeller: !planOpens(plan, 'messages'),
});
