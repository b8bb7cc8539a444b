import { type DomainError, unavailable } from '@nestmates/domain/platform/shared/errors.ts';
import { postgresErrorOf } from './postgres-error.ts';

/**
 * The server at the other end of the connection is shutting down, starting, or no primary any more (25006: it takes no
 * changes). After a switchover reads still succeed there, so such a connection has to be dropped.
 */
const serverLeft = /^(25006|57P0[1-3])$/;

/** Other SQLSTATE codes that mean "try again later": connection errors, no room or memory or clients left, login refused. */
const unavailableStates = /^(08...|53...|28...|3D000)$/;
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
  /Connection (terminated|ended)|Client (was closed|has encountered)|Unable to acquire a connection|Timeout acquiring a connection|^timeout expired$|^Query read timeout$/i;

/** Whether a connection that has answered with this SQLSTATE must not be used again. */
export const endsConnection = (code: unknown): boolean => typeof code === 'string' && serverLeft.test(code);

/** It listens already, and does not answer yet. */
export const isStarting = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57P03';

/** Distinguishes an unavailable database from a defect of ours. */
export function databaseUnavailable(error: unknown): DomainError | undefined {
  if (!(error instanceof Error)) return undefined;
  const said = postgresErrorOf(error).code;
  const code = typeof said === 'string' ? said : '';
  const isAway =
    endsConnection(code) ||
    unavailableStates.test(code) ||
    networkTrouble.has(code) ||
    lostConnection.test(error.message);
  return isAway ? unavailable() : undefined;
}
