import type { Failure } from '@nestmates/application/platform/contract/failure.ts';
import { DomainError, type ErrorKind } from '@nestmates/domain/platform/shared/errors.ts';

/** Maps each error kind to its HTTP status. */
const statuses: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'rate-limited': 429,
  busy: 503,
  unavailable: 503,
};

/**
 * Codes with a status other than their kind's: a failing partner is 502, so that monitoring does not look for
 * the fault here.
 */
const statusesOfCodes: Readonly<Record<string, number>> = {
  PAYMENTS_UNAVAILABLE: 502,
  AI_UNAVAILABLE: 502,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
};

export interface FailureResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Failure;
}

export function failureResponse(refusal: DomainError): FailureResponse {
  const { kind, code, message, details } = refusal;
  return {
    status: statusesOfCodes[code] ?? statuses[kind],
    headers: details.retryAfterSeconds ? { 'Retry-After': String(details.retryAfterSeconds) } : {},
    body: {
      error: code,
      message,
      ...(details.issues ? { issues: [...details.issues] } : {}),
      ...details.flags,
    },
  };
}

export const internalError = (requestId: string): FailureResponse => ({
  status: 500,
  headers: {},
  body: { error: 'INTERNAL', message: 'Something went wrong on our side. Please try again.', requestId },
});

const bodyErrors: Readonly<Record<number, () => DomainError>> = {
  400: () => new DomainError('invalid', 'VALIDATION', 'The request could not be read.'),
  413: () => new DomainError('too-large', 'TOO_LARGE', 'That is too large.'),
  415: () =>
    new DomainError('unsupported-type', 'UNSUPPORTED_TYPE', 'That type of content is not accepted here.'),
};

/** Errors of the body reader and of Koa bring their own status. */
export function refusalFromStatus(error: unknown): DomainError | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined;
  const known = bodyErrors[error.status];
  if (known) return known();
  return error.status >= 400 && error.status < 500 ? bodyErrors[400]?.() : undefined;
}
