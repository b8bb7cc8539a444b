import type { PayoutEmailFacts } from '@nestmates/application/office/payouts/emails.ts';
import type { WaitingReleases } from '@nestmates/application/office/payouts/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const waitingReleases = port<WaitingReleases>('waiting-releases');
export const payoutEmailFacts = port<PayoutEmailFacts>('payout-email-facts');
