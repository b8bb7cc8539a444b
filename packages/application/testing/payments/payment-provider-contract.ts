import type { PaymentProvider } from '../../src/money/payments/payment-provider.ts';
import type { Broken } from '../contracts/server-faults.ts';
import { describe } from '../contracts/suite.ts';
import { accountReportContract } from './account-report-contract.ts';
import { checkoutContract } from './checkout-contract.ts';
import { disputeContract } from './dispute-contract.ts';
import { networkFaultContract, oldWebhookContract } from './fault-contract.ts';
import { moneyContract } from './money-contract.ts';
import { ProviderSteps } from './provider-steps.ts';
import type { ProviderUnderTest } from './provider-under-test.ts';
import { sellerAccountContract } from './seller-account-contract.ts';
import { subscriptionContract } from './subscription-contract.ts';
import { webhookContract } from './webhook-contract.ts';

/** The behaviour required of every payment provider. */
export function paymentProviderContract(
  name: string,
  underTest: () => ProviderUnderTest,
  /** Null for one that calls no server. */
  broken: Broken<PaymentProvider> | null,
): void {
  describe(`payments by ${name}`, () => {
    const steps = new ProviderSteps(underTest);
    sellerAccountContract(steps);
    accountReportContract(steps);
    checkoutContract(steps);
    moneyContract(steps);
    disputeContract(steps);
    subscriptionContract(steps);
    webhookContract(steps);
    oldWebhookContract(steps);
    if (broken) networkFaultContract(steps, broken);
  });
}
