import type { SandboxParcels, Tracking } from '@nestmates/application/market/tracking/tracking.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const tracking = port<Tracking>('tracking');
/** Bound only where no carrier is asked. */
export const sandboxParcels = port<SandboxParcels>('sandbox-parcels');
