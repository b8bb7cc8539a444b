import type { Entitlements } from '@nestmates/application/platform/access/entitlements.ts';
import type { Prices } from '@nestmates/domain/platform/access/prices.ts';
import { port } from '../wiring/wiring.ts';

export const entitlements = port<Entitlements>('entitlements');
/** What each plan costs, as this installation is configured. */
export const prices = port<Prices>('prices');
