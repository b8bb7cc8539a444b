import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';

export const recallId = z.string();

/** One of the things that are looked at, and the recall that is about it. */
export const recalledThing = z.object({ id, recallId });
export type RecalledThing = z.infer<typeof recalledThing>;

/** While somebody pays for it nothing is done; after that it is free again, or bought. */
export const lookAgainAfter = minutes(30);
