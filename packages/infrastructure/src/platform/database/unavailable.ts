import { type DomainError, unavailable } from '@nestmates/domain/platform/shared/errors.ts';

/**
 * SQLSTATE codes that mean "try again later": connection errors, shutdown, too many clients, login refused.
 */
const unavailableStates = /^(08...|57P0[1-3]|53300|28...|3D000)$/;
const networkTrouble = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const lostConnection =
  /Connection (terminated|ended)|Client (was closed|has encountered)|Unable to acquire a connection|Timeout acquiring a connection/i;

/** It listens already, and does not answer yet. */
export const isStarting = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57P03';

/** Distinguishes an unavailable database from a defect of ours. */
export function databaseUnavailable(error: unknown): DomainError | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (!unavailableStates.test(code) && !networkTrouble.has(code) && !lostConnection.test(error.message))
    return undefined;
  return unavailable();
}
