import type { CardDigestStore, PayoutCheckStore } from '@nestmates/application/market/payouts/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const payoutCheckStore = port<PayoutCheckStore>('payout-check-store');
export const cardDigestStore = port<CardDigestStore>('card-digest-store');
