import * as z from 'zod/mini';
import { eventTypes } from './event.ts';

/** What a page hears on its stream: what happened, and what the stream says about itself. */
export const streamEvent = z.discriminatedUnion('type', [
  ...eventTypes,
  /** First on every stream. `missedNothing` is false on a stream that continues none: what is shown may be old. */
  z.object({ type: z.literal('ready'), missedNothing: z.boolean() }),
  /** The last word of a stream that should not be opened again by itself. */
  z.object({ type: z.literal('closed'), reason: z.enum(['signed-out', 'too-many']) }),
]);
export type StreamEvent = z.infer<typeof streamEvent>;
