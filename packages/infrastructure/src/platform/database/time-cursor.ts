import type { TimeCursor } from '@nestmates/application/platform/contract/paging.ts';

/** SQL for the time of a cursor, with the microseconds that PostgreSQL stores and a Date would lose. */
export const microsecondsOf = (timestamp: string): string =>
  `(extract(epoch from ${timestamp}) * 1000000)::bigint`;

const timestampOr = (microseconds: string, beginning: string): string =>
  `coalesce(timestamptz 'epoch' + ${microseconds}::float8 * interval '1 microsecond', '${beginning}')`;

/**
 * The timestamp of a parameter; for null, the first page of a list with the latest first, one after all
 * others.
 */
export const timestampOrLast = (microseconds: string): string => timestampOr(microseconds, 'infinity');

/** The same for a list with the soonest first: one before all others. */
export const timestampOrFirst = (microseconds: string): string => timestampOr(microseconds, '-infinity');

/** pg returns 64-bit integers as strings. */
export const timeCursorOf = (at: string, id: number): TimeCursor => ({ at: Number(at), id });
