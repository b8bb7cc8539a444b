import type { DisputeStore } from '@nestmates/application/money/disputes/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const disputeStore = port<DisputeStore>('dispute-store');
