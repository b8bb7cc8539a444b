/** Why a seller came back from the payment provider without an account that can be paid. */
export const returnCodes = [
  'stripe_connect_failed',
  'invalid_oauth_response',
  'invalid_state',
  'token_exchange_failed',
  'no_account_id',
  'callback_failed',
] as const;
export type ReturnCode = (typeof returnCodes)[number];
