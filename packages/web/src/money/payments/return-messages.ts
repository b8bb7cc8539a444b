import { type ReturnCode, returnCodes } from '@nestmates/application/money/payments/return-codes.ts';

const messages: Readonly<Record<ReturnCode, string>> = {
  stripe_connect_failed: 'Your payment account is not ready yet. Please try again.',
  invalid_oauth_response: 'The payment provider sent an incomplete response. Please try again.',
  invalid_state: 'Security validation failed. Please try again.',
  token_exchange_failed: 'The payment provider could not be reached. Please try again.',
  no_account_id: 'The payment provider does not know your account. Please try again.',
  callback_failed: 'Something went wrong on the way back. Please try again.',
};

const isReturnCode = (code: string): code is ReturnCode => returnCodes.some((known) => known === code);

/**
 * Why the seller came back without an account that can be paid. Anyone can write an address, so a code may be
 * unknown.
 */
export const returnMessage = (code: string): string =>
  isReturnCode(code) ? messages[code] : 'Failed to connect payment account';
