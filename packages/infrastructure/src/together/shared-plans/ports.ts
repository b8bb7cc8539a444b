import type { SharedPlans } from '@nestmates/application/together/shared-plans/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const sharedPlans = port<SharedPlans>('shared-plans');
