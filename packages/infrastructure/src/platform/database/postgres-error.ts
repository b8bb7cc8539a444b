interface PostgresError {
  readonly code?: unknown;
  readonly detail?: unknown;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What PostgreSQL said; Objection wraps it in an error of its own. */
export function postgresErrorOf(error: unknown): PostgresError {
  if (!isObject(error)) return {};
  return 'nativeError' in error && isObject(error.nativeError) ? error.nativeError : error;
}
