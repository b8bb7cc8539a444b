import {
  OtherEnvironmentError,
  PaymentsEnvironment,
  UnknownEnvironmentError,
} from '@nestmates/infrastructure/money/payments/payments-environment.ts';
import type { Container } from 'inversify';
import { StartupError } from './program.ts';

/** Called before anything is asked of the payment provider: under another name nothing of ours would be found there. */
export async function requirePaymentsEnvironment(
  container: Container,
  as: { readonly keeps: boolean },
): Promise<void> {
  if (!container.isBound(PaymentsEnvironment)) return;
  try {
    await container.get(PaymentsEnvironment).require(as);
  } catch (error) {
    const isNamed = error instanceof OtherEnvironmentError || error instanceof UnknownEnvironmentError;
    throw isNamed ? new StartupError(error.message) : error;
  }
}
