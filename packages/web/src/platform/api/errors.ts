import type { Failure } from '@nestmates/application/platform/contract/failure.ts';
import { secondFactorRequiredCode } from '@nestmates/domain/platform/access/second-factor-required.ts';

/** A call that the server refused. The message is the status, a colon and the server's text. */
export class ApiError extends Error {
  readonly status: number;
  /** The body of the response. */
  readonly text: string;
  readonly code: string | undefined;
  /** The server's message for the member. */
  readonly serverMessage: string | undefined;
  readonly failure: Partial<Failure>;

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.text = text || statusText;
    this.failure = failureIn(text);
    this.code = this.failure.error;
    this.serverMessage = this.failure.message ?? this.failure.error;
  }
}

function failureIn(text: string): Partial<Failure> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The session has ended, in another tab or by expiry; not one that only lacks a second factor. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.code !== secondFactorRequiredCode;

/** Closed to the member by a decision about them. */
export const isRestricted = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'RESTRICTED';

/** There is no such thing, or not for the member. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** No answer came, or a proxy gave one for a server that is away. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError ? [502, 503, 504].includes(error.status) : error instanceof TypeError;

/** The issues that the server found with single fields. */
export const issuesIn = (error: unknown): Failure['issues'] =>
  error instanceof ApiError ? error.failure.issues : undefined;

/** The server's message for the member, or else the fallback. */
export const errorMessage = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError && error.serverMessage) || otherwise;

/** Works like `errorMessage`, for a fallback that blames the input: without a response it names the network instead. */
export const inputErrorMessage = (error: unknown, otherwise: string): string =>
  error instanceof ApiError
    ? errorMessage(error, otherwise)
    : 'We could not reach the server. Please check your connection and try again.';
