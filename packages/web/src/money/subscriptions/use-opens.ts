import { type Feature, planOpens } from '@nestmates/domain/money/subscriptions/features.ts';
import { useMember } from '../../platform/session/session.ts';

/** Whether her plan opens the feature. */
export const useOpens = (feature: Feature): boolean => planOpens(useMember().plan, feature);
