import {
  OtherEnvironmentError,
  PaymentsEnvironment,
} from '@nestmates/infrastructure/money/payments/payments-environment.ts';
import type { Container } from 'inversify';
import { StartupError } from './program.ts';

/** Before anything is asked of the payment provider: under another name nothing of ours would be found there. */
export async function requirePaymentsEnvironment(container: Container): Promise<void> {
  if (!container.isBound(PaymentsEnvironment)) return;
  try {
    await container.get(PaymentsEnvironment).require();
  } catch (error) {
    throw error instanceof OtherEnvironmentError ? new StartupError(error.message) : error;
  }
}
