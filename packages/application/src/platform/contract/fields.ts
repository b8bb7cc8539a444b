import { maxId } from '@nestmates/domain/platform/shared/ids.ts';
import * as z from 'zod/mini';

export const id = z.int('Please use a whole number').check(z.positive(), z.maximum(maxId));

/** An id in a path, as digits within the range of the database's integer. */
export const pathId = z.pipe(
  z.string().check(
    z.regex(/^[1-9]\d{0,9}$/, { error: 'Not a valid id', abort: true }),
    z.refine((text) => Number(text) <= maxId, 'Not a valid id'),
  ),
  z.transform(Number),
);

/** An id of a bigint column, up to the largest integer that JSON carries exactly. */
export const longId = z.int('Please use a whole number').check(z.positive());

/** The same in a path. */
export const longPathId = z.pipe(
  z.string().check(
    z.regex(/^[1-9]\d{0,15}$/, { error: 'Not a valid id', abort: true }),
    z.refine((text) => Number.isSafeInteger(Number(text)), 'Not a valid id'),
  ),
  z.transform(Number),
);

/** A UTC instant in ISO 8601, as responses have it. */
export const instant = z.iso.datetime();

/** An instant in a request: in UTC, or with the offset of its zone. */
export const givenInstant = (missing: string) => z.iso.datetime({ offset: true, error: missing });

/** The response of a call that has nothing to return but a sentence for the member. */
export const confirmation = z.object({ message: z.string() });
export type Confirmation = z.infer<typeof confirmation>;
