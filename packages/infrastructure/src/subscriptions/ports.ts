import type { PlansDeps } from '@nestmates/application/subscriptions/plans.ts';
import type { Entitlements } from '@nestmates/application/subscriptions/ports.ts';
import { port } from '../wiring/wiring.ts';

export const entitlements = port<Entitlements>('entitlements');
export const prices = port<PlansDeps['prices']>('prices');
