import type { PlansDeps } from '@nestmates/application/subscriptions/plans.ts';
import { port } from '../wiring/wiring.ts';

export const prices = port<PlansDeps['prices']>('prices');
