import { accountsCalls } from './accounts-calls.ts';
import { adminCalls } from './admin-calls.ts';
import type { Arrangement } from './arrangement.ts';
import { calendarCalls } from './calendar-calls.ts';
import { insightsCalls } from './insights-calls.ts';
import { marketplaceCalls } from './marketplace-calls.ts';
import { ordersCalls } from './orders-calls.ts';
import { pairsCalls } from './pairs-calls.ts';
import { passkeyCalls } from './passkey-calls.ts';
import { paymentsCalls } from './payments-calls.ts';
import { playdatesCalls } from './playdates-calls.ts';
import { swapsCalls } from './swaps-calls.ts';
import { trustCalls } from './trust-calls.ts';

/**
 * How each call that changes something is made so that it concerns the members whom it can concern. An endpoint
 * that is missing here fails the test of the races.
 */
export const arrangements: Readonly<Record<string, Arrangement>> = {
  ...accountsCalls,
  ...adminCalls,
  ...calendarCalls,
  ...insightsCalls,
  ...marketplaceCalls,
  ...ordersCalls,
  ...pairsCalls,
  ...passkeyCalls,
  ...paymentsCalls,
  ...playdatesCalls,
  ...swapsCalls,
  ...trustCalls,
};
