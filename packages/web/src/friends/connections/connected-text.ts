import type { PlanId } from '@nestmates/domain/platform/access/capabilities.ts';
import { planOpens } from '@nestmates/domain/platform/access/features.ts';

/** What a connection opens; a member whose plan has no messages is also told what they need for them. */
export const connectedText = (plan: PlanId): string =>
  `You can now message each other!${planOpens(plan, 'messages') ? '' : ' Messages open with Pro.'}`;
