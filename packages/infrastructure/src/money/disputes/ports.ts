import type {
  DisputedPlanStore,
  DisputeEmailQueries,
  DisputeStore,
} from '@nestmates/application/money/disputes/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const disputeStore = port<DisputeStore>('dispute-store');
export const disputedPlanStore = port<DisputedPlanStore>('disputed-plan-store');
export const disputeEmailQueries = port<DisputeEmailQueries>('dispute-email-queries');
