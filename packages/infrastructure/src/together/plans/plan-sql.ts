import { usualLength } from '@nestmates/domain/together/plans/plan-time.ts';

/** The end of a plan by its beginning and its length in milliseconds; without one it takes as long as is usual. */
export const endAfter = (date: string, length: string, otherwise: number = usualLength): string =>
  `(${date} + coalesce(${length}, ${otherwise}) * interval '1 millisecond')`;

/** Where a plan is, as anybody but the two reads it. */
export const placeForOthers = (placeOf: string, name: string): string =>
  `coalesce((select coalesce(first_name, 'Another member') || '’s place' from users where id = ${placeOf}), ${name})`;
