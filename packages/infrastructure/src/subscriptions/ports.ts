import type { PlansDeps } from '@nestmates/application/subscriptions/plans.ts';
import { port } from '../wiring/ports.ts';

export const prices = port<PlansDeps['prices']>('prices');
