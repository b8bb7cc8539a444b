import * as z from 'zod/mini';
import { eventTypes } from './event.ts';

/** What a stream sends: the member's events, and its own state. */
export const streamEvent = z.discriminatedUnion('type', [
  ...eventTypes,
  /**
   * Sent first on every stream. `missedNothing` is false if the stream does not continue an earlier one: what
   * the page shows may be out of date.
   */
  z.object({ type: z.literal('ready'), missedNothing: z.boolean() }),
  /** Sent last if the client should not reconnect by itself. */
  z.object({ type: z.literal('closed'), reason: z.enum(['signed-out', 'too-many']) }),
]);
export type StreamEvent = z.infer<typeof streamEvent>;
