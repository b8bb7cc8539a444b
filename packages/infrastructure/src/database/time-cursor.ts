import type { TimeCursor } from '@nestmates/application/contract/paging.ts';

/** In SQL: a moment of a place, to the microsecond that PostgreSQL keeps and a Date would lose. */
export const microsecondsOf = (timestamp: string): string =>
  `(extract(epoch from ${timestamp}) * 1000000)::bigint`;

const timestampOr = (microseconds: string, beginning: string): string =>
  `coalesce(timestamptz 'epoch' + ${microseconds}::float8 * interval '1 microsecond', '${beginning}')`;

/** The moment that it stands for; for a list from its beginning (null) one that all others are before. */
export const timestampOrLast = (microseconds: string): string => timestampOr(microseconds, 'infinity');

/** The same in a list that begins with what comes soonest: all others are after it. */
export const timestampOrFirst = (microseconds: string): string => timestampOr(microseconds, '-infinity');

/** PostgreSQL's numbers of 64 bits arrive as text. */
export const timeCursorOf = (at: string, id: number): TimeCursor => ({ at: Number(at), id });
