/** The kind of an error; the outer layers map it, to a status code for example. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported-type'
  | 'rate-limited'
  | 'busy'
  | 'unavailable';

export interface Issue {
  readonly path: string;
  readonly message: string;
}

export interface ErrorDetails {
  readonly issues?: readonly Issue[];
  readonly retryAfterSeconds?: number;
  /** Extra fields of the response that a screen uses, such as `requiresSubscription`. */
  readonly flags?: Readonly<Record<string, boolean | string | Readonly<Record<string, string>>>>;
}

/** A refused command: a code for programs and a sentence for the member. */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly details: ErrorDetails;

  constructor(kind: ErrorKind, code: string, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'DomainError';
    this.kind = kind;
    this.code = code;
    this.details = details;
  }
}

export const notFound = (message = 'We could not find that.'): DomainError =>
  new DomainError('not-found', 'NOT_FOUND', message);

export const changedMeanwhile = (): DomainError =>
  new DomainError('conflict', 'CONFLICT', 'This has changed in the meantime. Please look again.');

export const invalid = (path: string, message: string): DomainError =>
  new DomainError('invalid', 'VALIDATION', message, { issues: [{ path, message }] });

/** Answers for what works again in a moment by itself. */
export const unavailable = (): DomainError =>
  new DomainError('unavailable', 'UNAVAILABLE', 'We are back in a moment. Please try again.', {
    retryAfterSeconds: 2,
  });
