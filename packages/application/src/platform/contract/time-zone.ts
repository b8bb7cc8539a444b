import { timeZoneName, unknownTimeZone } from '@nestmates/domain/platform/dates/time-zone-name.ts';
import * as z from 'zod/mini';

/** The clock by which the member means and is shown times, by its one spelling. */
export const timeZone = z.string().check(
  z.refine((name) => timeZoneName(name) !== undefined, { error: unknownTimeZone, abort: true }),
  z.overwrite((name) => timeZoneName(name) ?? name),
);
