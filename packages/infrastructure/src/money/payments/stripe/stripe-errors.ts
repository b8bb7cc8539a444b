import type { MoveOutcome, MoveRefusal } from '@nestmates/application/money/payments/move-outcome.ts';

/** The fields of the SDK's errors that we read; its classes are not loaded before the SDK is. */
interface StripeErrorFields {
  readonly type: string;
  readonly message: string;
  readonly code: string | undefined;
  readonly param: string | undefined;
  readonly statusCode: number | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;
}

function fieldsOf(error: unknown): StripeErrorFields | undefined {
  if (!(error instanceof Error) || !('type' in error) || typeof error.type !== 'string') return undefined;
  const field = <T>(name: string): T | undefined => (error as unknown as Record<string, T>)[name];
  return {
    type: error.type,
    message: error.message,
    code: field('code'),
    param: field('param'),
    statusCode: field('statusCode'),
    headers: field('headers'),
  };
}

/** An id that we have and Stripe does not, or does not let us see any more. */
export function isMissing(error: unknown): boolean {
  const { code, param } = fieldsOf(error) ?? {};
  if (code === 'account_invalid') return true;
  return code === 'resource_missing' && (param === undefined || param === 'id');
}

/** A customer whom we name, and whom Stripe does not have any more. */
export function isCustomerMissing(error: unknown): boolean {
  const { code, param } = fieldsOf(error) ?? {};
  return code === 'resource_missing' && param === 'customer';
}

/** A restricted key without the right. */
export const isForbidden = (error: unknown): boolean => fieldsOf(error)?.type === 'StripePermissionError';

/** The same call is under way: another try with the key gets its answer. */
export const isUnderWay = (error: unknown): boolean => fieldsOf(error)?.code === 'idempotency_key_in_use';

const reasons: Readonly<Record<string, MoveRefusal>> = {
  insufficient_capabilities_for_transfer: 'account-not-ready',
  account_invalid: 'account-not-ready',
  balance_insufficient: 'insufficient-funds',
  insufficient_funds: 'insufficient-funds',
  charge_already_refunded: 'exceeds-rest',
  amount_too_large: 'exceeds-rest',
  charge_disputed: 'disputed',
};

/** Errors of these types were decided by Stripe, and are decided so again under the same key. */
const refusals: readonly string[] = [
  'StripeInvalidRequestError',
  'StripeCardError',
  'StripePermissionError',
  'StripeIdempotencyError',
];

/** Such as expiring a checkout that is paid by now. */
export const isInvalidRequest = (error: unknown): boolean =>
  fieldsOf(error)?.type === 'StripeInvalidRequestError';

/** What Stripe has refused to do; `undefined` when it is not known whether it was done. */
export function refusalOf(error: unknown): Extract<MoveOutcome, { outcome: 'refused' }> | undefined {
  const fields = fieldsOf(error);
  if (!fields || isUnderWay(error)) return undefined;
  const { message } = fields;
  // A failure that Stripe has kept for the key comes back for a day; only another key leads further.
  const isKept = fields.headers?.['idempotent-replayed'] === 'true' && (fields.statusCode ?? 0) >= 500;
  if (isKept) return { outcome: 'refused', reason: 'key-used', message };
  if (!refusals.includes(fields.type)) return undefined;
  return { outcome: 'refused', reason: reasonOf(fields), message };
}

function reasonOf({ type, code, param }: StripeErrorFields): MoveRefusal {
  if (type === 'StripeIdempotencyError') return 'key-used';
  const known = code === undefined ? undefined : reasons[code];
  if (known) return known;
  if (code === 'resource_missing' && param === 'destination') return 'account-not-ready';
  return param === 'amount' ? 'exceeds-rest' : 'other';
}
