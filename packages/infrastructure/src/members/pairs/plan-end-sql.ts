import { usualLength } from '@nestmates/domain/members/pairs/plan-length.ts';

/** The end of a plan by its beginning and its length in milliseconds; without one it takes as long as is usual. */
export const endAfter = (date: string, length: string, otherwise: number = usualLength): string =>
  `(${date} + coalesce(${length}, ${otherwise}) * interval '1 millisecond')`;
