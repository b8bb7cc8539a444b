/** What kind of refusal it is; the outer layers decide what a kind looks like on their side. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported-type'
  | 'rate-limited'
  | 'unavailable';

export interface Issue {
  readonly path: string;
  readonly message: string;
}

export interface ErrorDetails {
  readonly issues?: readonly Issue[];
  readonly retryAfterSeconds?: number;
  /** Extra fields of the answer that a screen acts on, such as `requiresSubscription`. */
  readonly flags?: Readonly<Record<string, boolean | string>>;
}

/** A refused command: a code for programs, a sentence for the member. */
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
