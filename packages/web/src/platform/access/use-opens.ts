import { type Feature, planOpens } from '@nestmates/domain/platform/access/features.ts';
import { useMember } from '../session/session.ts';

/** Whether the member's plan opens the feature. */
export const useOpens = (feature: Feature): boolean => planOpens(useMember().plan, feature);
