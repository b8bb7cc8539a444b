import type { DisputeQueries } from '@nestmates/application/office/disputes/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const disputeQueries = port<DisputeQueries>('dispute-queries');
